import { useLayoutEffect } from 'react';
import type { BlockHost } from '../../../src/core/block-host';
import { Engine } from '../../../src/features/slides/engine/engine';
import type { DesignProps } from '../design';

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
  // Before the browser paints another slide than the other gallery has.
  useLayoutEffect(() => {
    if (!linkedGalleries) return undefined;
    const links = new Map<Engine, () => void>();
    const root = host.getRootNode() as Document | ShadowRoot;
    const link = (): void => {
      for (const id of linkedGalleries.split(/\s+/)) {
        const other = engineOf(root, id);
        if (other && other !== engine && !links.has(other)) links.set(other, engine.link(other));
      }
    };
    link();
    root.addEventListener('az-ready', link);
    return () => {
      root.removeEventListener('az-ready', link);
      for (const unlink of links.values()) unlink();
    };
  }, [engine, host, linkedGalleries]);
};
