import type { Kind } from '../pages/contestant';
import { type Adapter, adapters } from './adapters';
import { observePaints, type Paints } from './paints';
import { until } from './until';

/**
 * Stands in the tab before anything of the page (visit.ts puts it there). All times are milliseconds from the
 * navigation's start.
 */
export interface Probe {
  /** Accordion: when a click first opened a section, and when one did so on elements that were ready. */
  clicks(kind: Kind): Promise<{ opensMs: number; worksMs: number }>;
  /** Gallery: when its elements are ready and the pictures of the first screen stand there, loaded. */
  pictures(kind: Kind): Promise<{ worksMs: number }>;
  /** When `count` elements are ready. */
  ready(kind: Kind, count: number): Promise<{ worksMs: number }>;
  /** Once the page is loaded and at rest. */
  paints(): Promise<Paints>;
}

declare global {
  var benchProbe: Probe;
}

/** A look that tells whether `count` elements are ready. None is looked at again: looking at 1,000 is work, too. */
const readiness = ({ elements, isReady }: Adapter, count = 1): (() => boolean) => {
  let found: Element[] = [];
  let ready = 0;
  return () => {
    if (found.length < count) found = [...document.querySelectorAll(elements)];
    if (found.length < count) return false;
    while (found[ready] && isReady(found[ready] as Element)) ready += 1;
    return ready === found.length;
  };
};

const isShown = (element: Element | null): boolean =>
  !!element?.checkVisibility() && element.getBoundingClientRect().height > 0;

const isInFirstScreen = (element: Element): boolean => {
  const { top, bottom, left, right } = element.getBoundingClientRect();
  return top < innerHeight && bottom > 0 && left < innerWidth && right > 0 && bottom > top;
};

/** Clicks the header at `index` as soon as there is one and `may`, and waits for what it opens. */
const openSection = async (adapter: Adapter, index: number, may: () => boolean): Promise<number> => {
  const header = await until(() => may() && adapter.header(index));
  header.click();
  await until(() => isShown(document.getElementById(`panel-${index}`)));
  return performance.now();
};

globalThis.benchProbe = {
  async clicks(kind) {
    const adapter = adapters[kind];
    const opensMs = await openSection(adapter, 2, () => true);
    const worksMs = await openSection(adapter, 1, readiness(adapter));
    return { opensMs, worksMs };
  },
  async pictures(kind) {
    await until(readiness(adapters[kind]));
    await until(() => {
      const first = [...document.images].filter(isInFirstScreen);
      return first.length > 0 && first.every(({ complete, naturalWidth }) => complete && naturalWidth > 0);
    });
    return { worksMs: performance.now() };
  },
  async ready(kind, count) {
    await until(readiness(adapters[kind], count));
    return { worksMs: performance.now() };
  },
  paints: observePaints(),
};
