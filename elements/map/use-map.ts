import { type RefObject, useEffect, useState } from 'react';
import type { BlockHost } from '../../src/core/block-host';
import { lazyImport } from '../../src/core/lazy-import';
import { useOptionalStore } from '../../src/hooks/use-optional-store';
import type { MapContent, MapController, MapState } from './contract';
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
  canvas: RefObject<HTMLElement | null>;
  /** The address that lies over the map. */
  card: RefObject<HTMLElement | null>;
  content: MapContent;
}

/**
 * The controller of a map, loaded when the block comes near the window, and the map's state.
 * @param options.content keep the same object between renders: another one is applied to the map
 */
export const useMap = ({
  host,
  canvas,
  card,
  content,
}: UseMapOptions): [MapController | undefined, MapState] => {
  const isNear = useIsNear(host);
  const [controller, setController] = useState<MapController>();
  const [hasFailed, setHasFailed] = useState(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: changed content goes to `update` below
  useEffect(() => {
    if (!isNear) return undefined;
    let created: MapController | undefined;
    let isMounted = true;
    // Leaflet loads beside the controller, which awaits it again and handles an error.
    if (content.settings.provider === 'leaflet') leafletModule.load().catch(() => {});
    controllerModule.load().then(
      ({ createMapController }) => {
        if (!isMounted || !canvas.current) return;
        created = createMapController({ host, canvas: canvas.current, card: card.current, content });
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

  useEffect(() => controller?.update(content), [controller, content]);

  const state = useOptionalStore(controller, hasFailed ? failed : waiting);
  return [controller, state];
};
