import { useEffect, useLayoutEffect } from 'react';
import type { BlockHost } from '../../src/core/block-host';
import { isInEditor } from '../../src/core/site/editor';
import { onceVisible } from '../../src/features/animate/once-visible';
import { whenPictureSettled } from '../../src/features/animate/when-picture-settled';

const marker = 'animation-loaded';

/**
 * Gives the element the class and the state `animation-loaded` once enough of the image is visible and the picture has
 * loaded, for animations of the page. The marker comes after a failed load, too, so that the text shows; never in an
 * editor.
 */
export const useAnimationMarker = (host: BlockHost, hasPicture: boolean): void => {
  useEffect(() => {
    if (!hasPicture || isInEditor()) return undefined;
    const stopWaiting = onceVisible(host, async () => {
      const image = host.querySelector('img') ?? host.shadowRoot?.querySelector('img');
      if (!image) return;
      await whenPictureSettled(image);
      if (!host.isConnected) return;
      host.internals.states.add(marker);
      host.classList.add(marker);
    });
    return () => {
      stopWaiting();
      host.internals.states.delete(marker);
    };
  }, [host, hasPicture]);
  // A morph may have removed the class. Each change of the class renders the block again, so the class is back before the browser
  // paints. Adding a class that is there counts as a change, too, and would render the block without end.
  useLayoutEffect(() => {
    const isMarked = host.internals.states.has(marker);
    if (isMarked && !host.classList.contains(marker)) host.classList.add(marker);
  });
};
