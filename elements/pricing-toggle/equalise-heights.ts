import type { BlockHost } from '../../src/core/block-host';
import { onMorph } from '../../src/core/morphs';
import { pricingOptions, showOption } from './pricing-option';

/** Elements that get the same height: the two options of a pair, or the parent of options. */
type HeightGroup = HTMLElement[];

const findGroups = (host: BlockHost): HeightGroup[] => {
  const all = [...host.querySelectorAll<HTMLElement>('[data-option]')];
  const paired = new Set<Element>();
  const pairs = all.flatMap((one) => {
    const next = one.nextElementSibling as HTMLElement | null;
    const option = next?.dataset.option;
    if (!next || !option || option === one.dataset.option || paired.has(one)) return [];
    paired.add(next);
    return [[one, next]];
  });
  const frame = host.shadowRoot?.firstElementChild;
  // Not the element itself: a change of its attributes would render the block again.
  const parents = all.map(({ parentElement }) => (parentElement === host ? frame : parentElement));
  return [...pairs, ...parents.map((parent) => [parent as HTMLElement])];
};

/** The height in px as `min-height` counts it; 0 for hidden and inline elements. */
const heightOf = (group: HeightGroup): number =>
  Math.max(...group.map((one) => Number.parseFloat(getComputedStyle(one).height) || 0));

/**
 * Gives both options the larger of their heights, so that a choice does not move the page. Both options are measured between two
 * frames, so visitors do not see the other one.
 * @returns a function that stops this and removes the heights
 */
export const equaliseHeights = (host: BlockHost): (() => void) => {
  let undos: (() => void)[] = [];
  let frame = 0;
  const reset = (): void => {
    // In reverse order, because an element may have got two heights.
    for (const undo of undos.reverse()) undo();
    undos = [];
  };
  const setHeight = ({ style }: HTMLElement, minHeight: string): void => {
    const before = style.minHeight;
    style.minHeight = minHeight;
    undos.push(() => {
      // A morph or a script of the page has written another value since.
      if (style.minHeight === minHeight) style.minHeight = before;
    });
  };
  /**
   * Measures in the next frame, before it is painted: once for several changes, and outside of the resize observer, which must
   * not resize anything.
   */
  const scheduleMeasure = (): void => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(measure);
  };
  const measure = (): void => {
    reset();
    const chosen = pricingOptions.find((option) => host.internals.states.has(option));
    // The block may have been unmounted since.
    if (!chosen) return;
    const groups = findGroups(host);
    const heights = pricingOptions.map((option) => {
      showOption(host, option);
      return groups.map(heightOf);
    });
    showOption(host, chosen);
    groups.forEach((group, index) => {
      const both = heights.map((all) => all[index] ?? 0);
      if (both[0] === both[1]) return;
      for (const element of group) {
        setHeight(element, `${Math.max(...both)}px`);
        undos.push(onMorph(element, scheduleMeasure));
      }
    });
  };
  // In a microtask, because the element has its styles then.
  queueMicrotask(measure);
  const observer = new ResizeObserver(scheduleMeasure);
  observer.observe(host);
  return () => {
    observer.disconnect();
    cancelAnimationFrame(frame);
    reset();
  };
};
