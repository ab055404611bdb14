import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { unescapeHtml } from '../build/html';

const dataAttribute = /\sdata=(?:"([^"]*)"|'([^']*)')/;
const settingsScript = /<script type="application\/json">([\s\S]*?)<\/script>/;

/**
 * Reads the settings of elements with these tags in the demo's page files. Reads only settings that are JSON in the
 * element, in its `data` attribute or in a script.
 *
 * @param folder demo/pages
 */
export async function readSettings(folder: string, tags: string[]): Promise<object[]> {
  const element = new RegExp(`<(${tags.join('|')})((?:[^>"']|"[^"]*"|'[^']*')*)>([\\s\\S]*?)</\\1>`, 'g');
  const files = (await readdir(folder)).filter((file) => file.endsWith('.html'));
  const pages = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')));
  return pages.flatMap((html) =>
    [...html.matchAll(element)].map(([, , attributes = '', content = '']) => ({
      ...parseJson(settingsScript.exec(content)),
      ...parseJson(dataAttribute.exec(attributes)),
    })),
  );
}

function parseJson(match: RegExpExecArray | null): object {
  const [whole = '', ...groups] = match ?? [];
  const text = groups.find((group) => group !== undefined) ?? '{}';
  try {
    // HTML entities are decoded in attributes only, not in scripts.
    return JSON.parse(whole.startsWith('<script') ? text : unescapeHtml(text));
  } catch {
    return {};
  }
}
