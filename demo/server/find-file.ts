import { stat } from 'node:fs/promises';
import { join } from 'node:path';

interface FoundFile {
  /** Relative to the folder, with slashes. */
  path: string;
  absolutePath: string;
  /** A folder's index was found for an address that lacks the last slash. */
  needsSlash: boolean;
}

/** The file that a decoded address path stands for: itself, the page `<path>.html`, or the folder's `index.html`. */
export async function findFile(folder: string, path: string): Promise<FoundFile | undefined> {
  if (!staysInside(path)) return undefined;
  const isFolder = path === '' || path.endsWith('/');
  const candidates = isFolder ? [`${path}index.html`] : [path, `${path}.html`, `${path}/index.html`];
  for (const candidate of candidates) {
    const absolutePath = join(folder, candidate);
    if (await isFile(absolutePath)) {
      return { path: candidate, absolutePath, needsSlash: candidate === `${path}/index.html` };
    }
  }
  return undefined;
}

/** No `..`, no dot files, no empty step (`//host` would turn a redirect into another site), no Windows separators. */
function staysInside(path: string): boolean {
  if (path === '') return true;
  const steps = path.replace(/\/$/, '').split('/');
  return steps.every((step) => step !== '' && !step.startsWith('.') && !/[\\\0:]/.test(step));
}

async function isFile(path: string): Promise<boolean> {
  const stats = await stat(path).catch(() => undefined);
  return stats?.isFile() ?? false;
}
