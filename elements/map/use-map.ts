import { type RefObject, useEffect, useState } from 'react';
import type { BlockHost } from '../../src/core/block-host';
import { lazyImport } from '../../src/core/lazy-import';
import { useOptionalStore } from '../../src/hooks/use-optional-store';
import type { MapInput, MapState } from './contract';
import type { MapController } from './map-controller';
import { leafletModule } from './map-source';

const controllerModule = lazyImport(() => import('./map-controller'));

/** How far from the window a map begins to load. */
const nearMargin = '200px';

const waiting: MapState = { phase: 'waiting' };
const failed: MapState = { phase: 'failed' };

/** Whether an element has come near the window. */
const useIsNear = (element: Element): boolean => {
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    if (isNear) return undefined;
    const observer = new IntersectionObserver(
      (entries) => setIsNear(entries.some(({ isIntersecting }) => isIntersecting)),
      // With the implicit root, a page in a frame would get no margin.
      { root: element.ownerDocument, rootMargin: nearMargin },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [element, isNear]);
  return isNear;
};

interface UseMapOptions {
  host: BlockHost;
  /** The element that the map is drawn in. */
  surface: RefObject<HTMLElement | null>;
  /** The address that lies over the map. */
  card: RefObject<HTMLElement | null>;
  input: MapInput;
}

/**
 * The controller of a map, loaded when the block comes near the window, and the map's state.
 * @param options.input keep the same object between renders: another one is applied to the map
 */
export const useMap = ({
  host,
  surface,
  card,
  input,
}: UseMapOptions): [MapController | undefined, MapState] => {
  const isNear = useIsNear(host);
  const [controller, setController] = useState<MapController>();
  const [hasFailed, setHasFailed] = useState(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: changed input goes to `update` below
  useEffect(() => {
    if (!isNear) return undefined;
    let created: MapController | undefined;
    let isMounted = true;
    // Loads Leaflet in parallel with the controller, which awaits Leaflet again and handles an error.
    if (input.settings.provider === 'leaflet') leafletModule.load().catch(() => {});
    controllerModule.load().then(
      ({ MapController }) => {
        if (!isMounted || !surface.current) return;
        created = new MapController({ host, surface: surface.current, card: card.current, input });
        setController(created);
      },
      (error) => {
        setHasFailed(true);
        host.report(error);
      },
    );
    return () => {
      isMounted = false;
      created?.destroy();
    };
  }, [host, isNear]);

  useEffect(() => controller?.update(input), [controller, input]);

  const state = useOptionalStore(controller, hasFailed ? failed : waiting);
  return [controller, state];
};
