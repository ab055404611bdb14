/** Beyond what can run scripts, which both sanitisers always remove: what would restyle or pose as the page. */
const removed = ['style', 'link', 'meta', 'base', 'form', 'input', 'button', 'select', 'textarea', 'dialog'];

interface SanitisingElement extends Element {
  setHTML?(
    html: string,
    options: { sanitizer: { removeElements: string[]; removeAttributes: string[] } },
  ): void;
}

/**
 * Replaces the content of `element` by `html` without scripts, handlers, `javascript:` addresses, styles and form
 * controls: with the browser's own sanitiser, or with DOMPurify where there is none yet.
 */
export const setSanitised = async (element: SanitisingElement, html: string): Promise<void> => {
  if (element.setHTML) {
    element.setHTML(html, { sanitizer: { removeElements: removed, removeAttributes: ['style'] } });
    return;
  }
  const { purify } = await import('./purify');
  element.replaceChildren(purify(html, { FORBID_TAGS: removed, FORBID_ATTR: ['style'] }));
};
