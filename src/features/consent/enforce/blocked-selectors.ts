/**
 * The attributes that name the categories of a script of the type `text/plain`, of a frame and of other elements: Azulejo's,
 * Cookiebot's, and the one of vanilla-cookieconsent and others. The first that an element has counts.
 */
export const categoryAttributes = ['data-az-category', 'data-cookieconsent', 'data-category'];

const blockedScript = 'script[type="text/plain"]';

export const scriptSelector = categoryAttributes.map((name) => `${blockedScript}[${name}]`).join();
/** Azulejo's frames, and Cookiebot's. */
export const frameSelector = 'iframe[data-az-category],iframe[data-cookieblock-src]';
/** Stylesheets and pictures, such as those that count visits. */
export const fileSelector = 'link[data-az-category][data-href],img[data-az-category][data-src]';
/** Elements that load in spite of their category, because nothing can block them. */
export const unblockableSelector = `[data-az-category]:not(${blockedScript},iframe[data-src],iframe[data-cookieblock-src],link[data-href],img[data-src])`;
/** All content that waits for a category. Includes the elements of `unblockableSelector`, so that the console names them. */
export const blockedSelector = `[data-az-category],${frameSelector},${scriptSelector}`;

/** Whether a change of the page adds content to block, such as a router does, or a script that loads a part of the page. */
export const addsBlockedContent = ({ addedNodes }: MutationRecord): boolean =>
  [...addedNodes].some(
    (node) =>
      node instanceof Element &&
      (node.matches(blockedSelector) || node.querySelector(blockedSelector) !== null),
  );
