import { useLayoutEffect } from 'react';
import type { BlockHost } from '../../../src/core/block-host';
import { Engine } from '../../../src/features/slides/engine/engine';
import type { DesignProps } from '../design';

/** Tells the galleries of a document or shadow root that another one has its engine. A gallery that comes back has a new one. */
export const galleryMountEvent = 'az-_gallery';

/** The engine of the gallery with an id; undefined while there is none, and for designs that show all slides. */
const engineOf = (root: Document | ShadowRoot, id: string): Engine | undefined => {
  const gallery = root.getElementById(id) as BlockHost | null;
  const engine = gallery?.implementation;
  return engine instanceof Engine && gallery?.shadowRoot?.querySelector('[part="frame"]')
    ? engine
    : undefined;
};

/** Keeps the gallery at the same slide as those that the setting `linkedGalleries` names, once they are there. */
export const useLinkedGalleries = ({
  engine,
  host,
  settings,
}: Pick<DesignProps, 'engine' | 'host' | 'settings'>): void => {
  const { linkedGalleries } = settings;
  const root = host.getRootNode() as Document | ShadowRoot;
  // Before the browser paints another slide than the other gallery has.
  useLayoutEffect(() => {
    if (!linkedGalleries) return undefined;
    let unlinks: (() => void)[] = [];
    const unlink = (): void => {
      for (const unlinkOne of unlinks) unlinkOne();
    };
    const link = (): void => {
      unlink();
      const others = linkedGalleries.split(/\s+/).map((id) => engineOf(root, id));
      unlinks = others.flatMap((other) => (other && other !== engine ? engine.link(other) : []));
    };
    link();
    root.addEventListener(galleryMountEvent, link);
    return () => {
      root.removeEventListener(galleryMountEvent, link);
      unlink();
    };
  }, [engine, root, linkedGalleries]);
};
