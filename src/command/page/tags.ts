import { isElement, openSavedDocument, type SavedDocument } from './saved-document';
import { attributeMarkup } from './start-tag';

const loaderSelector = 'script[src*="azulejo.js"]';

/** Whether the page has anything that only the loader starts. A page may need no more than its pictures. */
const needsLoader = (document: Document): boolean =>
  document.querySelector('[data-az-header-menu]') !== null ||
  [...document.querySelectorAll('*')].some(({ localName }) => localName.startsWith('az-'));

/** Pages without settings of their own ask visitors before they request anything from other sites. */
const restrictivePolicy = JSON.stringify({ cookieSettings: { isRestrictiveCookiePolicyEnabled: true } });

const missingTags = (document: Document, scriptUrl: string): string[] => {
  const tags: string[] = [];
  if (!document.querySelector('[data-azulejo-context]'))
    tags.push(`<script type="application/json" data-azulejo-context>${restrictivePolicy}</script>`);
  if (document.querySelector(loaderSelector)) return tags;
  const stylesheet = scriptUrl.replace(/azulejo\.js(?=$|[?#])/, 'azulejo.css');
  if (stylesheet !== scriptUrl && !document.querySelector('link[href*="azulejo.css"]'))
    tags.push(`<link rel="stylesheet" ${attributeMarkup('href', stylesheet)}>`);
  return [...tags, `<script ${attributeMarkup('src', scriptUrl)} async></script>`];
};

/** The end of `<head>`, whether its tags are in the file or not. */
const endOfHead = ({ document, text, savedNode }: SavedDocument): number => {
  const { head, body } = document;
  const saved = savedNode(head);
  const lastInHead = saved?.children.findLast(isElement);
  const doctype = /^\s*(<!--[\s\S]*?-->\s*)*<!doctype[^>]*>/i.exec(text)?.[0].length ?? 0;
  return (
    saved?.location?.endTag?.startOffset ??
    (lastInHead && savedNode(lastInHead)?.location?.endOffset) ??
    saved?.location?.startTag?.endOffset ??
    savedNode(document.documentElement)?.location?.startTag?.endOffset ??
    savedNode(body)?.location?.startOffset ??
    doctype
  );
};

/** Removes `data-adopt` from the loader's tag, so that the loader does not adopt the page again. */
export const stopFurtherAdoption = (document: Document): void => {
  if (!needsLoader(document)) return;
  for (const tag of document.querySelectorAll(loaderSelector)) tag.removeAttribute('data-adopt');
};

/**
 * Adds the loader's tag, its stylesheet and the cookie policy, each where the page has none. Takes the text of the adopted page,
 * because an adoption may rewrite all of `<html>`, and with it the end of `<head>`.
 */
export const addTags = (text: string, scriptUrl: string): string => {
  const page = openSavedDocument(text);
  const { document } = page;
  const tags = needsLoader(document) ? missingTags(document, scriptUrl) : [];
  const place = endOfHead(page);
  const lineBreak = text.includes('\r\n') ? '\r\n' : '\n';
  return text.slice(0, place) + tags.map((tag) => tag + lineBreak).join('') + text.slice(place);
};
