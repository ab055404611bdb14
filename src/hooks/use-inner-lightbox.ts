import { useCallback, useRef } from 'react';
import type { BlockHost } from '../core/block-host';
import type { LazyModule } from '../core/lazy-import';
import { useUnmount } from './use-unmount';

/** The module of the lightbox block. Hooks do not import blocks, so the block that opens pictures passes the module. */
interface LightboxModule<Lightbox extends Element> {
  createLightbox(root: ShadowRoot): Promise<Lightbox>;
}

/**
 * A lightbox in the block's own shadow root, created when the visitor first opens a picture and removed when the component
 * unmounts.
 * @returns a function that runs an action with the lightbox. A lightbox that cannot be loaded is reported, and the next call
 * tries again.
 */
export const useInnerLightbox = <Lightbox extends Element>(
  host: BlockHost,
  lightboxModule: LazyModule<LightboxModule<Lightbox>>,
): ((action: (lightbox: Lightbox) => void) => Promise<void>) => {
  const pending = useRef<Promise<Lightbox>>(undefined);
  useUnmount(() => {
    pending.current?.then(
      (lightbox) => lightbox.remove(),
      () => {},
    );
    pending.current = undefined;
  });
  return useCallback(
    async (action) => {
      const create = async (): Promise<Lightbox> => {
        const { createLightbox } = await lightboxModule.load();
        return createLightbox(host.shadowRoot as ShadowRoot);
      };
      pending.current ??= create().catch((error) => {
        pending.current = undefined;
        throw error;
      });
      try {
        action(await pending.current);
      } catch (error) {
        host.report(error);
      }
    },
    [host, lightboxModule],
  );
};
