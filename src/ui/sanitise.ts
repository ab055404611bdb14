import { safeUrl } from '../util/safe-url';

/** Beyond what can run scripts, which both sanitisers always remove: what would restyle or pose as the page. */
const removed = ['style', 'link', 'meta', 'base', 'form', 'input', 'button', 'select', 'textarea', 'dialog'];

interface SanitisingElement extends Element {
  setHTML?(
    html: string,
    options: { sanitizer: { removeElements: string[]; removeAttributes: string[] } },
  ): void;
}

let purify: typeof import('./purify').purify | undefined;

/** Resolves when `setSanitised` can be used: where the browser has no sanitiser of its own, after loading DOMPurify. */
export const sanitiserReady = async (): Promise<void> => {
  if (!('setHTML' in Element.prototype)) ({ purify } = await import('./purify'));
};

/**
 * Replaces the content of `element` by `html` without scripts, handlers, `javascript:` addresses, styles and form
 * controls.
 * @throws before `sanitiserReady`
 */
export const setSanitised = (element: SanitisingElement, html: string): void => {
  if (element.setHTML)
    element.setHTML(html, { sanitizer: { removeElements: removed, removeAttributes: ['style'] } });
  else if (purify)
    element.replaceChildren(
      // The browsers' own keep it too.
      purify(html, { FORBID_TAGS: removed, FORBID_ATTR: ['style'], ADD_ATTR: ['target'] }),
    );
  else throw Error('setSanitised() before sanitiserReady(): nothing is shown.');
  // Both leave a link to a document in its own address.
  for (const link of element.querySelectorAll('[href]'))
    if (!safeUrl(link.getAttribute('href') ?? '')) link.removeAttribute('href');
};
