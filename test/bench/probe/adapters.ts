import type { Kind } from '../pages/contestant';

/** How a visitor's hand, or an author's script, meets the elements of a contestant. */
export interface Adapter {
  elements: string;
  /** Whether one of `elements` is what it is going to be. */
  isReady(element: Element): boolean;
  /** What opens the section at `index`; nothing while it is not there. */
  header(index: number): HTMLElement | null | undefined;
}

const nth = (selector: string, index: number): HTMLElement | undefined =>
  document.querySelectorAll<HTMLElement>(selector)[index];

const isParsed = (): boolean => document.readyState !== 'loading';

/** A block below the first screen is what it is meant to be there: its own content, until a visitor comes near. */
const mayWait = (element: Element): boolean =>
  element.getAttribute('loading') !== 'eager' && element.getBoundingClientRect().top > innerHeight;

export const adapters: Record<Kind, Adapter> = {
  plain: {
    elements: 'details, .grid',
    isReady: isParsed,
    header: (index) => nth('details > summary', index),
  },
  azulejo: {
    elements: 'az-accordion, az-gallery',
    isReady: (element) => element.matches(':state(ready)') || mayWait(element),
    header: (index) => nth('details > summary', index),
  },
  shoelace: {
    elements: 'sl-details',
    isReady: (element) => !!element.shadowRoot?.querySelector('summary'),
    header: (index) => nth('sl-details', index)?.shadowRoot?.querySelector('summary'),
  },
  swiper: {
    elements: 'swiper-container',
    isReady: (element) => !!(element as Element & { swiper?: { initialized: boolean } }).swiper?.initialized,
    header: () => undefined,
  },
  radix: {
    elements: '.trigger',
    isReady: () => true,
    header: (index) => nth('.trigger', index),
  },
};
