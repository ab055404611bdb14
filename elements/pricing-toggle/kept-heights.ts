import type { BlockHost } from '../../src/block/host';
import { options, show } from './option';

/** Two options of which one is seen, or what holds options. */
type Place = HTMLElement[];

const placesIn = (host: BlockHost): Place[] => {
  const all = [...host.querySelectorAll<HTMLElement>('[data-option]')];
  const pairs = all.flatMap((left) => {
    const right = left.nextElementSibling as HTMLElement | null;
    return right?.dataset.option ? [[left, right]] : [];
  });
  const frame = host.shadowRoot?.firstElementChild;
  // Not the element itself, a change of which would have it rendered again.
  const holders = all.map(({ parentElement }) => (parentElement === host ? frame : parentElement));
  return [...pairs, ...holders.map((holder) => [holder as HTMLElement])];
};

/** In the box that `min-height` is of; 0 of what has no height of its own, as it is not seen or in a line. */
const heightOf = (place: Place): number =>
  Math.max(...place.map((one) => Number.parseFloat(getComputedStyle(one).height) || 0));

/**
 * Keeps the larger height of two options, so that a choice moves nothing: both are measured, and neither is painted.
 * @returns ends it
 */
export const keepHeights = (host: BlockHost): (() => void) => {
  let kept: Place = [];
  const forget = (): void => {
    for (const one of kept) one.style.minHeight = '';
    kept = [];
  };
  const measure = (): void => {
    forget();
    const chosen = options.find((option) => host.internals.states.has(option));
    // It has ended meanwhile.
    if (!chosen) return;
    const places = placesIn(host);
    const heights = options.map((option) => {
      show(host, option);
      return places.map(heightOf);
    });
    show(host, chosen);
    places.forEach((place, nth) => {
      const both = heights.map((all) => all[nth] ?? 0);
      if (both[0] === both[1]) return;
      for (const one of place) one.style.minHeight = `${Math.max(...both)}px`;
      kept.push(...place);
    });
  };
  // When the element has its styles, and not in the observer's own turn, which must change no size.
  queueMicrotask(measure);
  const observer = new ResizeObserver(() => requestAnimationFrame(measure));
  observer.observe(host);
  return () => {
    observer.disconnect();
    forget();
  };
};
