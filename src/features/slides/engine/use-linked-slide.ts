import type { BlockHost } from '../../../core/block-host';
import { useContentLink } from '../../../hooks/use-content-link';
import type { Engine } from './engine';

interface LinkedSlideOptions {
  engine: Engine;
  host: BlockHost;
  /** In their order, those of the page's own content with their elements. */
  slides: readonly { readonly key: string; readonly element?: Element }[];
}

/** Goes to the slide with the target of a link, and scrolls the page to the block. */
export const useLinkedSlide = ({ engine, host, slides }: LinkedSlideOptions): void => {
  useContentLink(host, {
    show: (target) => {
      const index = slides.findIndex(({ element }) => element?.contains(target));
      if (index >= 0) engine.request(index);
    },
    // Not to the target: that would scroll the strip of slides, too, which is the engine's.
    find: () => host,
  });
};
