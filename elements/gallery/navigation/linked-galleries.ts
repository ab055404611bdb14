import { useLayoutEffect } from 'react';
import type { Engine } from '../../../src/features/slides/engine/engine';
import type { DesignProps } from '../design';

/** The engines of galleries that move. A gallery that leaves the page and comes back has another one. */
const engines = new WeakMap<Element, Engine>();

/** Tells the galleries of a document or shadow root that another one has its engine. */
const mountEvent = 'az-_gallery';

/** Keeps the gallery at the same slide as those that the setting `linkedGalleries` names, once they are there. */
export const useLinkedGalleries = ({
  engine,
  host,
  settings,
}: Pick<DesignProps, 'engine' | 'host' | 'settings'>): void => {
  const { linkedGalleries } = settings;
  const root = host.getRootNode() as Document | ShadowRoot;
  useLayoutEffect(() => {
    engines.set(host, engine);
    root.dispatchEvent(new Event(mountEvent));
    return () => void engines.delete(host);
  }, [engine, host, root]);
  // Before the browser paints another slide than the other gallery has.
  useLayoutEffect(() => {
    if (!linkedGalleries) return undefined;
    let unlinks: (() => void)[] = [];
    const unlink = (): void => {
      for (const unlinkOne of unlinks) unlinkOne();
    };
    const link = (): void => {
      unlink();
      unlinks = linkedGalleries.split(/\s+/).flatMap((id) => {
        const other = engines.get(root.getElementById(id) as Element);
        return other && other !== engine ? engine.link(other) : [];
      });
    };
    link();
    root.addEventListener(mountEvent, link);
    return () => {
      root.removeEventListener(mountEvent, link);
      unlink();
    };
  }, [engine, root, linkedGalleries]);
};
