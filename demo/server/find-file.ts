import { stat } from 'node:fs/promises';
import { join } from 'node:path';

interface FoundFile {
  /** Path relative to the folder, with slashes. */
  path: string;
  absolutePath: string;
  /** Whether the file is the index of a folder and the address lacks the trailing slash. */
  needsSlash: boolean;
}

/** Finds the file for a decoded address path: the path itself, the page `<path>.html`, or the folder's `index.html`. */
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

/** Rejects `..`, dot files, Windows separators and empty steps (a redirect to `//host` would lead to another site). */
function staysInside(path: string): boolean {
  if (path === '') return true;
  const steps = path.replace(/\/$/, '').split('/');
  return steps.every((step) => step !== '' && !step.startsWith('.') && !/[\\\0:]/.test(step));
}

async function isFile(path: string): Promise<boolean> {
  const stats = await stat(path).catch(() => undefined);
  return stats?.isFile() ?? false;
}
