/** Keeps the list of blocks on the demo's first page: one card for each folder in `elements/`. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { escapeHtml, indent, unescapeHtml } from './html';

interface PageFacts {
  /** Its file in `demo/`. */
  page: string;
  title: string;
  description: string;
}

export interface BlockCard extends PageFacts {
  block: string;
  /** The block's other pages. */
  further: PageFacts[];
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

/** The pages of each block: its own, `gallery.html`, and then the further ones, `gallery-*.html`. */
export async function listBlockPages(root: string): Promise<Map<string, string[]>> {
  const blocks = await listBlocks(root);
  const files = (await readdir(join(root, 'demo'))).filter((file) => file.endsWith('.html')).sort();
  const isOf = (file: string, block: string) => file.startsWith(`${block}-`) || file === `${block}.html`;
  // A page of "map-list" begins with "map-" too.
  const ownerOf = (file: string) => blocks.findLast((block) => isOf(file, block));
  return new Map(
    blocks.map((block) => {
      const own = `${block}.html`;
      return [block, [own, ...files.filter((file) => file !== own && ownerOf(file) === block)]];
    }),
  );
}

export async function readCards(root: string): Promise<BlockCard[]> {
  const pages = await listBlockPages(root);
  return Promise.all([...pages].map(([block, files]) => readCard(root, { block, files })));
}

async function readCard(
  root: string,
  { block, files }: { block: string; files: string[] },
): Promise<BlockCard> {
  const [own, ...further] = await Promise.all(files.map((file) => readPage(root, { block, file })));
  // Its own comes first, there or not.
  return { block, ...(own as PageFacts), further };
}

async function readPage(root: string, { block, file }: { block: string; file: string }): Promise<PageFacts> {
  const html = await readFile(join(root, 'demo', file), 'utf8').catch(() => {
    throw new Error(
      `write-index: elements/${block} has no demo/${file}; expected one page a block. Nothing was written.`,
    );
  });
  // "Accordion · Azulejo" names the page and the site; the card needs the page's own part.
  const title = /<title>\s*([^<·]+?)\s*(?:·[^<]*)?<\/title>/.exec(html)?.[1];
  const description = /<meta\s+name="description"\s+content="([^"]+)"/.exec(html)?.[1];
  if (!title || !description) {
    throw new Error(
      `write-index: demo/${file} needs a <title> and a <meta name="description" content="…">; they become its place on the first page. Nothing was written.`,
    );
  }
  return { page: file, title: unescapeHtml(title), description: unescapeHtml(description) };
}

function renderCard({ block, page, title, description, further }: BlockCard): string {
  const links = further.map(
    (other) => `      <li><a href="${other.page}">${escapeHtml(other.title)}</a></li>`,
  );
  return [
    '<li class="card">',
    `  <img src="pictures/tile-${block}.svg" width="120" height="120" alt="">`,
    '  <div class="card-text">',
    `    <h3><a href="${page}">${escapeHtml(title)}</a></h3>`,
    `    <code>&lt;az-${block}&gt;</code>`,
    `    <p>${escapeHtml(description)}</p>`,
    ...(links.length ? [`    <ul aria-label="More of ${escapeHtml(title)}">`, ...links, '    </ul>'] : []),
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
