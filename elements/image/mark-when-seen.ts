import type { BlockHost } from '../../src/block/host';

/** Shell 4 and 9: what of it, or of the window, has to be seen. */
const share = 0.25;
const marker = 'animation-loaded';

/**
 * Gives the element the class and the state "animation-loaded" once enough of it is seen and its picture has come, for the
 * page's animations; one that cannot come keeps nobody from its text. Not in an editor.
 */
export const markWhenSeen = (host: BlockHost): (() => void) => {
  if (document.documentElement.hasAttribute('data-azulejo-editor')) return () => {};
  const observer = new IntersectionObserver(
    async ([entry]) => {
      if (!entry?.isIntersecting) return;
      const { intersectionRatio, intersectionRect, rootBounds } = entry;
      const ofWindow = intersectionRect.height / (rootBounds?.height ?? innerHeight);
      if (Math.max(intersectionRatio, ofWindow) < share) return;
      observer.disconnect();
      const image = host.querySelector('img') ?? host.shadowRoot?.querySelector('img');
      // Without an address yet, or just with one, it may be said to be complete.
      if (image && !(image.complete && image.naturalWidth))
        await (image.currentSrc
          ? image.decode().catch(() => {})
          : new Promise((resolve) => {
              for (const type of ['load', 'error']) image.addEventListener(type, resolve, { once: true });
            }));
      if (!image || !host.isConnected) return;
      host.internals.states.add(marker);
      host.classList.add(marker);
    },
    { threshold: [0, 0.1, share, 0.5, 1] },
  );
  observer.observe(host);
  return () => {
    observer.disconnect();
    host.internals.states.delete(marker);
  };
};
