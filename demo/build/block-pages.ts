import { blockNames } from '../../src/build/project';
import { escapeHtml } from './html';
import { listPageFiles, type PageFile, readPageFile } from './page-file';

/** The pages of each block: its main page, `gallery.html`, and then its further pages, `gallery-*.html`. */
export async function listBlockPages(root: string): Promise<Map<string, string[]>> {
  const blocks = blockNames(root);
  const files = await listPageFiles(root);
  const isOf = (file: string, block: string) => file.startsWith(`${block}-`) || file === `${block}.html`;
  // The names of the pages of "map-list" begin with "map-" too: the longest block name wins.
  const ownerOf = (file: string) => blocks.findLast((block) => isOf(file, block));
  return new Map(
    blocks.map((block) => {
      const main = `${block}.html`;
      return [block, [main, ...files.filter((file) => file !== main && ownerOf(file) === block)]];
    }),
  );
}

/** One card for each block, for the list of blocks on the first page. */
export async function renderBlockCards(root: string): Promise<string> {
  const pages = await listBlockPages(root);
  const cards = [...pages].map(async ([block, files]) =>
    renderCard(block, await Promise.all(files.map((file) => readPageFile(root, file)))),
  );
  return (await Promise.all(cards)).join('\n');
}

function renderCard(block: string, [page, ...further]: PageFile[]): string {
  if (!page) return '';
  const title = shortTitle(page);
  const links = further.map((other) => `      <li><a href="${other.file}">${shortTitle(other)}</a></li>`);
  return [
    '<li class="card">',
    `  <img src="pictures/tile-${block}.svg" width="120" height="120" alt="">`,
    '  <div class="card-text">',
    `    <h3><a href="${page.file}">${title}</a></h3>`,
    `    <code>&lt;az-${block}&gt;</code>`,
    `    <p>${escapeHtml(page.description)}</p>`,
    ...(links.length ? [`    <ul aria-label="More of ${title}">`, ...links, '    </ul>'] : []),
    '  </div>',
    '</li>',
  ].join('\n');
}

/** "Nine designs · Gallery" names the page and its block; a link on the block's card needs the page's part. */
const shortTitle = ({ title }: PageFile): string => escapeHtml(title.replace(/\s*·.*/, ''));
