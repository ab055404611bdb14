import { type RefObject, useLayoutEffect } from 'react';
import type { BlockHost } from '../../core/block-host';
import type { ImageConfig } from './image-config';
import { loadImage } from './load-image';

/**
 * Loads a picture that a component renders. The block reports a config that cannot be shown.
 * @param ref the ref of the `<img>`
 * @param config keep the same object between renders (`useMemo`)
 */
export const useLoadedImage = (ref: RefObject<HTMLImageElement | null>, config: ImageConfig): void => {
  useLayoutEffect(() => {
    const image = ref.current;
    if (!image) return undefined;
    try {
      return loadImage(image, config);
    } catch (error) {
      const { host } = image.getRootNode() as ShadowRoot;
      (host as BlockHost).report(error);
      return undefined;
    }
  }, [ref, config]);
};
