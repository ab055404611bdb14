import { useLayoutEffect } from 'react';
import type { BlockHost } from '../../src/core/block-host';
import { isInEditor } from '../../src/core/site/page-context';

/** How much of the image, or of the window's height, must be visible, from 0 to 1. */
const visibleShare = 0.25;
const marker = 'animation-loaded';

/** Resolves when the picture shows, or cannot be loaded. */
const settled = (image: HTMLImageElement): Promise<unknown> => {
  if (image.complete && image.naturalWidth) return Promise.resolve();
  // A picture without an address counts as complete.
  if (image.currentSrc) return image.decode().catch(() => {});
  return new Promise((resolve) => {
    for (const type of ['load', 'error']) image.addEventListener(type, resolve, { once: true });
  });
};

/**
 * Gives the element the class and the state `animation-loaded` once enough of the image is visible and the picture has
 * loaded, for animations of the page. The marker comes after a failed load, too, so that the text shows; never in an
 * editor.
 */
export const useAnimationMarker = (host: BlockHost): void => {
  useLayoutEffect(() => {
    if (isInEditor()) return undefined;
    const onEntries = async ([entry]: IntersectionObserverEntry[]): Promise<void> => {
      if (!entry?.isIntersecting) return;
      const { intersectionRatio, intersectionRect, rootBounds } = entry;
      const shareOfWindow = intersectionRect.height / (rootBounds?.height ?? innerHeight);
      if (Math.max(intersectionRatio, shareOfWindow) < visibleShare) return;
      observer.disconnect();
      const image = host.querySelector('img') ?? host.shadowRoot?.querySelector('img');
      if (!image) return;
      await settled(image);
      if (!host.isConnected) return;
      host.internals.states.add(marker);
      host.classList.add(marker);
    };
    const observer = new IntersectionObserver(onEntries, { threshold: [0, 0.1, visibleShare, 0.5, 1] });
    observer.observe(host);
    return () => {
      observer.disconnect();
      host.internals.states.delete(marker);
    };
  }, [host]);
  // After each render, which a change of the element's class causes: a morph may have removed the class. Adding a class again
  // counts as a change, too.
  useLayoutEffect(() => {
    const isMarked = host.internals.states.has(marker);
    if (isMarked && !host.classList.contains(marker)) host.classList.add(marker);
  });
};
