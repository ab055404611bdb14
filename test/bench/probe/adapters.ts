import type { Kind } from '../pages/contestant';

/** How the probe uses the elements of a contestant, as a visitor or an author's script does. */
export interface Adapter {
  elements: string;
  /** Whether one of `elements` has its final form. */
  isReady(element: Element): boolean;
  /** The element whose click opens the section at `index`; null or undefined until it exists. */
  header?(index: number): HTMLElement | null | undefined;
  /** Goes to the slide at `index`, as it does when a visitor or an author asks for it. */
  goTo?(gallery: Element, index: number): void;
}

const nth = (selector: string, index: number): HTMLElement | undefined =>
  document.querySelectorAll<HTMLElement>(selector)[index];

const isParsed = (): boolean => document.readyState !== 'loading';

/** A block below the first screen counts as ready: it shows its own content until a visitor comes near. */
const mayWait = (element: Element): boolean =>
  element.getAttribute('loading') !== 'eager' && element.getBoundingClientRect().top > innerHeight;

/** The adapter of contestants whose script in competitors/ starts at once, and sets `api` on the element. */
const mounted = (elements: string): Adapter => ({
  elements,
  isReady: (element) => 'api' in element,
});

export const adapters: Record<Kind, Adapter> = {
  plain: {
    elements: 'details, .grid, .strip, .rows, .thumbs, table, .events, form, audio',
    isReady: isParsed,
    header: (index) => nth('details > summary', index),
    goTo: (strip, index) =>
      strip.children[index]?.scrollIntoView({ behavior: 'smooth', block: 'nearest', inline: 'start' }),
  },
  azulejo: {
    elements:
      'az-accordion, az-audio, az-calendar, az-chart, az-form, az-gallery, az-lightbox, az-search, az-summary',
    isReady: (element) => element.matches(':state(ready)') || mayWait(element),
    header: (index) => nth('details > summary', index),
    goTo: (gallery, index) => (gallery as Element & { goTo(index: number): void }).goTo(index),
  },
  shoelace: {
    elements: 'sl-details',
    isReady: (element) => !!element.shadowRoot?.querySelector('summary'),
    header: (index) => nth('sl-details', index)?.shadowRoot?.querySelector('summary'),
  },
  swiper: {
    elements: 'swiper-container',
    isReady: (element) => !!(element as Element & { swiper?: { initialized: boolean } }).swiper?.initialized,
  },
  'swiper-strip': mounted('.swiper'),
  embla: mounted('.embla'),
  splide: mounted('.splide'),
  photoswipe: mounted('.thumbs'),
  glightbox: mounted('.thumbs'),
  yarl: mounted('.thumbs'),
  chartjs: mounted('canvas'),
  plyr: mounted('.plyr'),
  fullcalendar: mounted('.month'),
  pagefind: {
    elements: '.pagefind-ui__search-input',
    isReady: () => true,
  },
  'vanilla-consent': mounted('#cc-main'),
  klaro: mounted('.klaro'),
  album: {
    elements: '.react-photo-album--photo',
    isReady: () => true,
  },
  radix: {
    elements: '.trigger',
    isReady: () => true,
    header: (index) => nth('.trigger', index),
  },
};
