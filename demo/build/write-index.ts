/** Keeps the list of blocks on the demo's first page: one card for each folder in `elements/`. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { escapeHtml, indent, unescapeHtml } from './html';

export interface BlockCard {
  block: string;
  title: string;
  description: string;
}

const region = /( *)<!-- blocks -->[\s\S]*?<!-- \/blocks -->/;

/** The blocks' names: every folder of `elements/` that defines an element. */
export async function listBlocks(root: string): Promise<string[]> {
  const entries = await readdir(join(root, 'elements'), { recursive: true });
  return entries
    .map((entry) => /^([a-z][a-z0-9-]*)[/\\]index\.tsx?$/.exec(entry)?.[1])
    .filter((block) => block !== undefined)
    .sort();
}

export async function readCards(root: string): Promise<BlockCard[]> {
  const blocks = await listBlocks(root);
  return Promise.all(blocks.map((block) => readCard(root, block)));
}

async function readCard(root: string, block: string): Promise<BlockCard> {
  const page = `demo/${block}.html`;
  const html = await readFile(join(root, page), 'utf8').catch(() => {
    throw new Error(
      `write-index: elements/${block} has no ${page}; expected one page a block. Nothing was written.`,
    );
  });
  // "Accordion · Azulejo" names the page and the site; the card needs the page's own part.
  const title = /<title>\s*([^<·]+?)\s*(?:·[^<]*)?<\/title>/.exec(html)?.[1];
  const description = /<meta\s+name="description"\s+content="([^"]+)"/.exec(html)?.[1];
  if (!title || !description) {
    throw new Error(
      `write-index: ${page} needs a <title> and a <meta name="description" content="…">; they become its card on the first page. Nothing was written.`,
    );
  }
  return { block, title: unescapeHtml(title), description: unescapeHtml(description) };
}

function renderCard({ block, title, description }: BlockCard): string {
  return [
    '<li class="card">',
    `  <img src="pictures/tile-${block}.svg" width="120" height="120" alt="">`,
    '  <div class="card-text">',
    `    <h3><a href="${block}.html">${escapeHtml(title)}</a></h3>`,
    `    <code>&lt;az-${block}&gt;</code>`,
    `    <p>${escapeHtml(description)}</p>`,
    '  </div>',
    '</li>',
  ].join('\n');
}

/** The first page with its list of blocks renewed. */
export function renderIndex(html: string, cards: BlockCard[]): string {
  if (!region.test(html))
    throw new Error('write-index: demo/index.html has no <!-- blocks --> … <!-- /blocks -->');
  return html.replace(region, (_, space: string) => {
    const list = cards.map((card) => indent(renderCard(card), space.length)).join('\n');
    return `${space}<!-- blocks -->\n${list}\n${space}<!-- /blocks -->`;
  });
}
