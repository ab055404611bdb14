import type { BlockHost } from '../../../src/block/host';
import { Engine } from './engine';

export interface LinkOptions {
  engine: Engine;
  host: HTMLElement;
  /** `id`s of other galleries, with spaces between them. */
  ids: string;
}

/**
 * Keeps the gallery at one slide with those it names (gallery 4.1), as soon as they are there.
 * @returns a function that ends it
 */
export const connectLinks = ({ engine, host, ids }: LinkOptions): (() => void) => {
  const stops = new Map<Engine, () => void>();
  const root = host.getRootNode() as Document | ShadowRoot;
  const link = (): void => {
    for (const id of ids.split(/\s+/).filter(Boolean)) {
      const gallery = root.getElementById(id) as BlockHost | null;
      const other = gallery?.control;
      // Tile designs do not move.
      if (!gallery?.shadowRoot?.querySelector('[part="frame"]')) continue;
      if (other instanceof Engine && other !== engine && !stops.has(other))
        stops.set(other, engine.link(other));
    }
  };
  link();
  root.addEventListener('az-ready', link);
  return () => {
    root.removeEventListener('az-ready', link);
    for (const stop of stops.values()) stop();
  };
};
