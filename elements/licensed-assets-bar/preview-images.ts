/** The hosted builder marks a stock image that the site has no licence for yet. */
const previewSelector = '[data-licensed-asset-preview]:not([data-licensed-asset-preview="false"])';

/** The page's preview images, in the order of the page. */
export const findPreviewImages = (): Element[] => [...document.querySelectorAll(previewSelector)];

/** The number of preview images, as a store for `useSyncExternalStore`. */
export const previewImageCount = {
  getSnapshot: (): number => findPreviewImages().length,
  subscribe(onChange: () => void): () => void {
    const observer = new MutationObserver(onChange);
    observer.observe(document, {
      subtree: true,
      childList: true,
      attributeFilter: ['data-licensed-asset-preview'],
    });
    return () => observer.disconnect();
  },
};
