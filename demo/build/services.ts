/** The services of social-links.html, from the library's own table and icons. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { services } from '../../src/features/social/services';
import { indent } from './html';

const marker = /^( *)<!-- services -->/m;

/** The library takes these names from the messages of a block. */
const namesWithoutBrand: Record<string, string> = { mail: 'E-mail', phone: 'Phone' };

/** Puts a list of all services with their icons in place of `<!-- services -->`. */
export async function renderServices(html: string, root: string): Promise<string> {
  if (!marker.test(html)) return html;
  const entries = await Promise.all(Object.keys(services).map((service) => renderService(service, root)));
  const list = ['<ul class="services">', ...entries, '</ul>'].join('\n');
  return html.replace(marker, (_, space: string) => indent(list, space.length));
}

async function renderService(service: string, root: string): Promise<string> {
  const file = `dist/icons/${service}.js`;
  const [, title, path] =
    /title=("[^"]*"),path=("[^"]*")/.exec(await readFile(join(root, file), 'utf8')) ?? [];
  if (!title || !path) throw new Error(`${file} exports no title and path of an icon.`);
  const name = JSON.parse(title) || namesWithoutBrand[service];
  return `  <li><svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true"><path fill="currentColor" d=${path}></path></svg>${name}</li>`;
}
