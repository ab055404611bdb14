import { renderBlockCards } from './block-pages';
import { renderCollectors } from './collectors';
import { indent } from './html';
import { readPageFile } from './page-file';
import { renderReference } from './reference';
import { renderSavedKinds } from './saved-kinds';
import { renderSnippets } from './snippets';
import { renderTemplate } from './template';

const blocksMarker = /^( *)<!-- blocks -->/m;

/**
 * A whole page from a file of demo/pages: its content inside the template, with the list of blocks, the snippets, the
 * collectors, the kinds of saved pages and the reference tables in place of their markers.
 *
 * @param file path in demo/pages
 * @throws when the file does not follow the format; the message names the file and the missing part
 */
export async function composePage(root: string, file: string): Promise<string> {
  const page = await readPageFile(root, file);
  let content = page.content;
  const [marker, space] = blocksMarker.exec(content) ?? [];
  if (marker) {
    const cards = indent(await renderBlockCards(root), space?.length ?? 0);
    content = content.replace(blocksMarker, () => cards);
  }
  content = renderSnippets(content, file);
  content = await renderCollectors(content, root);
  content = await renderSavedKinds(content, root);
  content = await renderReference(content, root);
  return renderTemplate({ ...page, content });
}
