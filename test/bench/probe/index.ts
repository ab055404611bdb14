import type { Kind } from '../pages/contestant';
import { type Adapter, adapters } from './adapters';
import { opening, shownIndex } from './opened';
import { observePaints, type Paints } from './paints';
import { answered, emptyField, searched } from './searched';
import { idleMark, traceMark } from './trace-mark';
import { until } from './until';
import { visible } from './visible';

const restMs = 300;

/**
 * The functions that visit.ts puts into a tab before the scripts of the page run. Times of events are in milliseconds since the
 * start of the navigation.
 */
interface Probe {
  /** Accordion: when a click first opened a section, and when one did so on elements that were ready. */
  clicks(kind: Kind): Promise<{ opensMs: number; worksMs: number }>;
  /** Gallery: when its elements are ready and the pictures of the first screen have loaded. */
  pictures(kind: Kind): Promise<{ worksMs: number }>;
  /** When `count` elements are ready. */
  ready(kind: Kind, count: number): Promise<{ worksMs: number }>;
  /** Resolves when the page has loaded, with its pictures. */
  loaded(): Promise<void>;
  /** Resolves when the last collector of a page view has sent its request. */
  collected(): Promise<void>;
  /** Resolves when the page has loaded and is at rest. */
  paints(): Promise<Paints>;
  /** Slides: how long it takes from putting the template's gallery into the page until its first slide is there. */
  put(kind: Kind): Promise<{ upMs: number }>;
  /** The same, and then how long it takes to go to the last slide. */
  putAndJump(kind: Kind): Promise<{ upMs: number; jumpMs: number }>;
  /** The middle of the gallery, in px of the viewport. */
  middle(kind: Kind): { x: number; y: number };
  /** The index of the slide at the left edge of the gallery. */
  firstSeen(kind: Kind): number;
  /** Lightbox: the time from the next click until the large picture has its final place. */
  opening(): Promise<{ openMs: number }>;
  /** The index of the visible large picture; -1 for none. */
  shownIndex(): number;
  /** Consent: when the banner can be read. */
  visible(kind: Kind): Promise<{ visibleMs: number }>;
  /** Search: how long it takes from a word in the field until its first result shows, and the longest task meanwhile. */
  searched(kind: Kind): Promise<{ foundMs: number; longestTaskMs: number }>;
  /** Search: empties the field, and waits until the results have gone. */
  emptyField(kind: Kind): Promise<void>;
  /** Search: the time in ms from the next key until the results no longer change. */
  answered(kind: Kind): Promise<number>;
  /** The trace counts from this moment on (trace.ts). */
  begin(): void;
}

declare global {
  var benchProbe: Probe;
  /** From a script of competitors/: starts a gallery that was added to the page. */
  var benchMount: ((gallery: Element) => void) | undefined;
}

/** Returns a check whether `count` elements are ready. It checks no ready element again, as 1,000 checks cost work. */
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

/** Clicks the header at `index` once it exists and `may()` is true. Resolves with the time at which the section is open. */
const openSection = async (adapter: Adapter, index: number, may: () => boolean): Promise<number> => {
  const header = await until(() => may() && adapter.header?.(index));
  header.click();
  await until(() => isShown(document.getElementById(`panel-${index}`)));
  return performance.now();
};

const begin = (): void => {
  performance.mark(traceMark);
};

begin();

addEventListener('load', () => requestIdleCallback(() => performance.mark(idleMark)));

const loaded = async (): Promise<void> => {
  await until(() => document.readyState === 'complete');
};

/** Puts the gallery of the template into the page, before the small gallery. */
const putGallery = async (adapter: Adapter): Promise<{ gallery: Element; upMs: number }> => {
  await loaded();
  await until(readiness(adapter));
  // The small gallery may have work left for the next frames.
  await new Promise((resolve) => setTimeout(resolve, restMs));
  const first = document.querySelector(adapter.elements) as Element;
  const template = document.querySelector('template') as HTMLTemplateElement;

  begin();
  const startMs = performance.now();
  first.before(document.importNode(template.content, true));
  const gallery = document.querySelector(adapter.elements) as Element;
  globalThis.benchMount?.(gallery);
  await until(() => adapter.isReady(gallery) && isInFirstScreen(gallery.querySelector('img') as Element));
  return { gallery, upMs: performance.now() - startMs };
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
  async collected() {
    await until(() =>
      performance.getEntriesByType('resource').some(({ name }) => name.includes('/performance/settings')),
    );
  },
  paints: observePaints(),
  async put(kind) {
    const { upMs } = await putGallery(adapters[kind]);
    return { upMs };
  },
  async putAndJump(kind) {
    const { gallery, upMs } = await putGallery(adapters[kind]);
    const pictures = gallery.querySelectorAll('img');
    const startMs = performance.now();
    adapters[kind].goTo?.(gallery, pictures.length - 1);
    await until(() => isInFirstScreen(pictures[pictures.length - 1] as Element));
    return { upMs, jumpMs: performance.now() - startMs };
  },
  middle(kind) {
    const gallery = document.querySelector(adapters[kind].elements) as Element;
    const { x, y, width, height } = gallery.getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2 };
  },
  firstSeen(kind) {
    const gallery = document.querySelector(adapters[kind].elements) as Element;
    const { left } = gallery.getBoundingClientRect();
    const distances = [...gallery.querySelectorAll('img')].map((picture) =>
      Math.abs(picture.getBoundingClientRect().left - left),
    );
    return distances.indexOf(Math.min(...distances));
  },
  opening,
  shownIndex,
  loaded,
  visible,
  searched,
  emptyField,
  answered,
  begin,
};
