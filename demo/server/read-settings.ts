import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { unescapeHtml } from '../build/html';

const dataAttribute = /\sdata=(?:"([^"]*)"|'([^']*)')/;
const settingsScript = /<script type="application\/json">([\s\S]*?)<\/script>/;

/**
 * The settings of elements of the demo's own pages, as far as they are JSON in the element: what a page's author wrote
 * is what the server goes by.
 */
export async function readSettings(demo: string, tags: string[]): Promise<object[]> {
  const element = new RegExp(`<(${tags.join('|')})((?:[^>"']|"[^"]*"|'[^']*')*)>([\\s\\S]*?)</\\1>`, 'g');
  const files = (await readdir(demo)).filter((file) => file.endsWith('.html'));
  const pages = await Promise.all(files.map((file) => readFile(join(demo, file), 'utf8')));
  return pages.flatMap((html) =>
    [...html.matchAll(element)].map(([, , attributes = '', content = '']) => ({
      ...read(settingsScript.exec(content)),
      ...read(dataAttribute.exec(attributes)),
    })),
  );
}

function read(match: RegExpExecArray | null): object {
  const [whole = '', ...found] = match ?? [];
  const text = found.find((group) => group !== undefined) ?? '{}';
  try {
    // In a script, `&amp;` is what it is.
    return JSON.parse(whole.startsWith('<script') ? text : unescapeHtml(text));
  } catch {
    return {};
  }
}
