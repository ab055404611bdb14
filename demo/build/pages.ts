/** The parts of the demo's pages that are written by machine: the list of blocks and the markup to copy. */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { renderCollectors } from './write-collectors';
import { readCards, renderIndex } from './write-index';
import { renderSnippets } from './write-snippets';

interface Page {
  path: string;
  before: string;
  after: string;
}

async function renderPages(root: string): Promise<Page[]> {
  const files = (await readdir(join(root, 'demo'))).filter((file) => file.endsWith('.html')).sort();
  const cards = await readCards(root);
  return Promise.all(
    files.map(async (file) => {
      const path = join(root, 'demo', file);
      const before = await readFile(path, 'utf8');
      const listed = file === 'index.html' ? renderIndex(before, cards) : before;
      return { path, before, after: renderSnippets(renderCollectors(listed), `demo/${file}`) };
    }),
  );
}

const isStale = ({ before, after }: Page): boolean => before !== after;

/** The pages (whole paths) whose written parts do not agree with the blocks and examples as they are. */
export async function findStalePages(root: string): Promise<string[]> {
  const pages = await renderPages(root);
  return pages.filter(isStale).map(({ path }) => path);
}

/** Renews what is stale; what is true is not touched, so that the files' times stay. */
export async function writePages(root: string): Promise<void> {
  const pages = await renderPages(root);
  await Promise.all(pages.filter(isStale).map(({ path, after }) => writeFile(path, after)));
}
