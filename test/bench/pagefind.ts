import { makePosts } from './posts';

interface PagefindFile {
  /** `pagefind.js`, `wasm.es.pagefind` … */
  path: string;
  content: Uint8Array;
}

interface Pagefind {
  createIndex(): Promise<{ index?: PagefindIndex }>;
  close(): Promise<unknown>;
}

interface PagefindIndex {
  addHTMLFile(file: { url: string; content: string }): Promise<unknown>;
  getFiles(): Promise<{ files: PagefindFile[] }>;
}

/** Installed on demand (install.ts): a clone's types know nothing of the package. */
const packageName: string = 'pagefind';

/** Pagefind's index of `count` posts, with the scripts that search it: what its command writes for a site. */
export const makePagefindFiles = async (count: number): Promise<PagefindFile[]> => {
  const { close, createIndex } = (await import(packageName)) as Pagefind;
  const { index } = await createIndex();
  if (!index) throw new Error('Pagefind made no index. Nothing was measured.');
  for (const { title, url, text } of makePosts(count))
    await index.addHTMLFile({
      url,
      content: `<html lang="es"><body><h1>${title}</h1><p>${text}</p></body></html>`,
    });
  const { files } = await index.getFiles();
  await close();
  return files;
};
