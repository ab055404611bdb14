import { renderBlockCards } from './block-pages';
import { renderCollectors } from './collectors';
import { indent } from './html';
import { readPageFile } from './page-file';
import { renderReference } from './reference';
import { renderSavedKinds } from './saved-kinds';
import { renderServices } from './services';
import { renderSnippets } from './snippets';
import { renderTemplate } from './template';

const blocksMarker = /^( *)<!-- blocks -->/m;
const anyMarker = /^ *(<!-- .* -->)/m;

/**
 * A whole page from a file of demo/pages: its content inside the template, with the list of blocks, the snippets, the
 * collectors, the kinds of saved pages, the services and the reference tables in place of their markers.
 *
 * @param file path in demo/pages
 * @throws when the file does not follow the format or has an unknown marker; the message names the file and the part
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
  content = await renderServices(content, root);
  content = await renderReference(content, root);
  const [, unknown] = anyMarker.exec(content) ?? [];
  if (unknown)
    throw new Error(`demo/pages/${file} has the unknown marker ${unknown}; demo/README.md lists them.`);
  return renderTemplate({ ...page, content });
}
