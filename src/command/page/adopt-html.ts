import type { AdoptionEntry } from '../../core/adoption-report';
import { blockScript, isBuilderScript } from '../../core/builder-scripts';
import { adoptParts } from '../../features/adopt-page/adopt-parts';
import { savedContext } from '../../features/adopt-page/saved-context';
import { applyEdits } from './edits';
import { pageEdits } from './page-edits';
import { openSavedDocument, type SavedDocument } from './saved-document';
import { addTags, stopFurtherAdoption } from './tags';

interface AdoptHtmlOptions {
  /** The address of the loader, where the page has none. */
  scriptUrl: string;
  formEndpoint: string;
  searchSrc?: string | undefined;
  mayRequestRemote: boolean;
  /** Changes pictures before anything else reads them. */
  preparePictures?(document: Document): Promise<void>;
}

export interface AdoptedHtml {
  text: string;
  entries: AdoptionEntry[];
  /**
   * The line of the saved file in which an element starts, or, for an element that is not in the file, the first element in it
   * that is.
   */
  lineOf(element: Element): number | undefined;
}

/** Blocks the scripts that the loader would block in the browser. */
const blockBuilderScripts = (document: Document): void => {
  for (const script of document.querySelectorAll('script')) if (isBuilderScript(script)) blockScript(script);
};

const lineIn =
  ({ savedNode }: SavedDocument) =>
  (element: Element): number | undefined => {
    const own = savedNode(element)?.location?.startLine;
    const inner = (): (number | undefined)[] =>
      [...element.querySelectorAll('*')].map((node) => savedNode(node)?.location?.startLine);
    return own ?? inner().find((line) => line !== undefined);
  };

/** Without a script, the copy of a picture in `<noscript>` would stand beside the picture. */
const removeCopies = (entries: AdoptionEntry[]): void => {
  for (const { element, kind, status } of entries) {
    const copy = element.previousElementSibling;
    if (kind !== 'picture' || status !== 'adopted' || copy?.localName !== 'noscript') continue;
    // Depending on the parser, the content is a text or elements.
    if ([copy.innerHTML, copy.textContent].some((html) => /^\s*<img\b[^>]*>\s*$/i.test(html))) copy.remove();
  }
};

/** Adopts the text of a saved page. What the adoption does not change stays as it is, character by character. */
export const adoptHtml = async (
  text: string,
  { scriptUrl, formEndpoint, searchSrc, mayRequestRemote, preparePictures }: AdoptHtmlOptions,
): Promise<AdoptedHtml> => {
  const page = openSavedDocument(text);
  const { document } = page;
  await preparePictures?.(document);
  blockBuilderScripts(document);
  const entries = await adoptParts(document, {
    context: savedContext(document),
    mayRequestRemote,
    formEndpoint,
    searchSrc,
  });
  removeCopies(entries);
  stopFurtherAdoption(document);
  return { text: addTags(applyEdits(text, pageEdits(page)), scriptUrl), entries, lineOf: lineIn(page) };
};
