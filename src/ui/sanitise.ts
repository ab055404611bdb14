import type { DOMPurify } from 'dompurify';
import { importWithRetry } from '../core/lazy-import';
import { safeUrl } from '../core/util/safe-url';

/** Elements that could restyle the page or imitate its controls. Both sanitisers always remove elements that can run scripts. */
const removedElements = [
  'style',
  'link',
  'meta',
  'base',
  'form',
  'input',
  'button',
  'select',
  'textarea',
  'dialog',
];

/**
 * Links that open an app. DOMPurify removes most of them, so no browser keeps one: a text has the same links in each. Settings
 * accept more (src/core/util/safe-url.ts).
 */
const appLink = /^\s*(?!https?:|ftp:|mailto:|tel:|sms:)[a-z-]+:/i;

const mayKeepLink = (address: string): boolean => !!safeUrl(address) && !appLink.test(address);

interface SanitisingElement extends Element {
  setHTML?(
    html: string,
    options: { sanitizer: { removeElements: string[]; removeAttributes: string[] } },
  ): void;
}

let dompurify: DOMPurify | undefined;

/** Whether `setSanitised` can be called: the browser has a sanitiser of its own, or DOMPurify has been loaded. */
export const canSanitise = (): boolean => 'setHTML' in Element.prototype || !!dompurify;

/** Loads DOMPurify where the browser has no sanitiser of its own. Await this before `setSanitised`. */
export const loadSanitiser = async (): Promise<void> => {
  if (!canSanitise()) dompurify = (await importWithRetry(() => import('dompurify'))).default;
};

/**
 * Replaces the content of `element` by HTML without scripts, handlers, `javascript:` addresses, styles and form controls.
 * @throws before `loadSanitiser`
 */
export const setSanitised = (element: SanitisingElement, html: string): void => {
  if (element.setHTML)
    element.setHTML(html, { sanitizer: { removeElements: removedElements, removeAttributes: ['style'] } });
  else if (dompurify)
    element.replaceChildren(
      dompurify.sanitize(html, {
        FORBID_TAGS: removedElements,
        FORBID_ATTR: ['style'],
        // The browsers' own sanitisers keep `target` too.
        ADD_ATTR: ['target'],
        // As nodes: a page that requires Trusted Types would refuse text.
        RETURN_DOM_FRAGMENT: true,
      }),
    );
  else throw Error('setSanitised() before loadSanitiser(): nothing is shown.');
  // Both sanitisers keep links to `data:` documents.
  for (const link of element.querySelectorAll('*'))
    for (const name of ['href', 'xlink:href'])
      if (link.hasAttribute(name) && !mayKeepLink(link.getAttribute(name) ?? '')) link.removeAttribute(name);
};
