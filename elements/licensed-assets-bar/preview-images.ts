/** The hosted builder marks a stock image that the site has no licence for yet. */
const previewSelector = '[data-licensed-asset-preview]:not([data-licensed-asset-preview="false"])';

/** The page's preview images, in the order of the page. */
export const findPreviewImages = (): Element[] => [...document.querySelectorAll(previewSelector)];

/** Calls `onChange` when preview images may have come or gone. */
export const observePreviewImages = (onChange: () => void): (() => void) => {
  const observer = new MutationObserver(onChange);
  observer.observe(document, {
    subtree: true,
    childList: true,
    attributeFilter: ['data-licensed-asset-preview'],
  });
  return () => observer.disconnect();
};
