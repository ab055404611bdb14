import {
  type Measure,
  measureAccordion,
  measureBlock,
  measureConsent,
  measureGallery,
  measureJump,
  measureLightbox,
  measurePut,
  measureRows,
  measureSearch,
  measureSwipes,
  measureThousand,
  measureTracking,
} from './figures';
import { type Network, networks } from './network';
import { accordionPages } from './pages/accordion';
import { audioPages } from './pages/audio';
import { calendarPages } from './pages/calendar';
import { chartPages } from './pages/chart';
import { consentPages } from './pages/consent';
import type { Contestant } from './pages/contestant';
import { galleryPages } from './pages/gallery';
import { lightboxPages } from './pages/lightbox';
import { rowPages } from './pages/rows';
import { searchPages } from './pages/search';
import { slidePages, swipePages, tenThousandPages } from './pages/slides';
import { summaryPages } from './pages/summary';
import { thousandPages } from './pages/thousand';
import { trackingPages } from './pages/tracking';
import { postCounts } from './posts';

export interface Column {
  key: string;
  title: string;
  show: (value: number) => string;
  /** What the contestants are compared with: plain HTML, or the first competitor, which is the page's second contestant. */
  base?: 'plain' | 'competitor';
}

export interface Suite {
  name: string;
  title: string;
  contestants: Contestant[];
  networks: readonly Network[];
  columns: Column[];
  measure: Measure;
}

const ms = (value: number): string => value.toFixed(0);
const kilobytes = (value: number): string => (value / 1000).toFixed(1);

const weight: Column[] = [
  { key: 'bytes', title: 'kB', show: kilobytes, base: 'competitor' },
  { key: 'requests', title: 'requests', show: (value) => `${value}` },
];
const works: Column = { key: 'worksMs', title: 'works, ms', show: ms, base: 'competitor' };
const paints: Column[] = [
  { key: 'shift', title: 'shift', show: (value) => value.toFixed(3) },
  { key: 'lcpMs', title: 'LCP, ms', show: ms, base: 'plain' },
];

const count = (value: number): string => value.toFixed(0);
const script: Column = {
  key: 'scriptMs',
  title: 'script, ms',
  show: (value) => value.toFixed(1),
  base: 'competitor',
};
const layoutTime: Column = { key: 'layoutMs', title: 'style+layout, ms', show: ms, base: 'competitor' };
const layoutCounts: Column[] = [
  { key: 'recalcs', title: 'recalcs', show: count },
  { key: 'layouts', title: 'layouts', show: count },
];
const heap: Column = {
  key: 'heapMb',
  title: 'heap, MB',
  show: (value) => value.toFixed(1),
  base: 'competitor',
};
const putColumns: Column[] = [
  { key: 'upMs', title: 'up, ms', show: ms, base: 'competitor' },
  script,
  layoutTime,
  ...layoutCounts,
  heap,
];

export const suites: Suite[] = [
  {
    name: 'accordion',
    title: 'An accordion of 5 sections',
    contestants: accordionPages,
    networks,
    columns: [...weight, { key: 'opensMs', title: 'opens, ms', show: ms }, works, ...paints],
    measure: measureAccordion,
  },
  {
    name: 'gallery',
    title: 'A gallery of 40 pictures',
    contestants: galleryPages,
    networks,
    columns: [...weight, works, ...paints],
    measure: measureGallery,
  },
  {
    name: 'summary',
    title: 'A summary of 30 articles, beside a gallery of the same',
    contestants: summaryPages,
    networks,
    columns: [...weight, works, ...paints],
    measure: measureGallery,
  },
  {
    name: 'thousand',
    title: '1,000 accordions',
    contestants: thousandPages,
    networks: ['fast'],
    columns: [
      { key: 'worksMs', title: 'all ready, ms', show: ms, base: 'competitor' },
      script,
      layoutTime,
      heap,
    ],
    measure: measureThousand,
  },
  ...[200, 2000].map(
    (slides): Suite => ({
      name: `slides${slides}`,
      title: `${slides.toLocaleString('en')} slides put into a page`,
      contestants: slidePages(slides),
      networks: ['fast'],
      columns: putColumns,
      measure: measurePut,
    }),
  ),
  {
    name: 'slides10000',
    title: '10,000 slides put into a page',
    contestants: tenThousandPages,
    networks: ['fast'],
    columns: [
      ...putColumns.map((column) => (column.base ? { ...column, base: 'plain' as const } : column)),
      { key: 'jumpMs', title: 'to the last one, ms', show: ms, base: 'plain' },
    ],
    measure: measureJump,
  },
  {
    name: 'swipes',
    title: 'Five swipes of 450 px over a strip of 40 slides',
    contestants: swipePages,
    networks: ['fast'],
    columns: [{ key: 'moved', title: 'slides moved', show: count }, ...layoutCounts, script, layoutTime],
    measure: measureSwipes,
  },
  {
    name: 'lightbox',
    title: 'A lightbox of 8 pictures: a click until it is open, and one swipe',
    contestants: lightboxPages,
    networks: ['fast'],
    columns: [
      ...weight,
      { key: 'openMs', title: 'open, ms', show: ms, base: 'competitor' },
      script,
      ...layoutCounts,
      { key: 'moved', title: 'swiped', show: count },
      { ...script, key: 'swipeScriptMs' },
      { key: 'swipeRecalcs', title: 'recalcs', show: count },
      { key: 'swipeLayouts', title: 'layouts', show: count },
    ],
    measure: measureLightbox,
  },
  {
    name: 'consent',
    title: 'A banner that asks for consent: until it can be read',
    contestants: consentPages,
    networks,
    columns: [
      ...weight,
      { key: 'visibleMs', title: 'visible, ms', show: ms, base: 'competitor' },
      { key: 'shift', title: 'shift', show: (value) => value.toFixed(3) },
    ],
    measure: measureConsent,
  },
  {
    name: 'chart',
    title: 'A chart of 24 bars, from a table of the page',
    contestants: chartPages,
    networks,
    columns: [...weight, { ...works, title: 'drawn, ms' }, script, layoutTime, ...paints, heap],
    measure: measureBlock,
  },
  {
    name: 'audio',
    title: 'A recording, before anybody plays it',
    contestants: audioPages,
    networks,
    columns: [...weight, { ...works, title: 'ready, ms' }, script, layoutTime, ...paints, heap],
    measure: measureBlock,
  },
  {
    name: 'calendar',
    title: 'A month of 30 events, from a list of the page',
    contestants: calendarPages,
    networks,
    columns: [...weight, { ...works, title: 'drawn, ms' }, script, layoutTime, ...paints, heap],
    measure: measureBlock,
  },
  {
    name: 'rows',
    title: 'Justified rows of 200 pictures',
    contestants: rowPages,
    networks: ['fast'],
    columns: [...weight, { ...works, title: 'ready, ms' }, script, layoutTime, ...layoutCounts, heap],
    measure: measureRows,
  },
  ...postCounts.map(
    (count): Suite => ({
      name: `search${count}`,
      title: `A search in ${count.toLocaleString('en')} posts: the page, a word until its first result shows, and letters`,
      contestants: searchPages(count),
      networks: count > 1000 ? ['fast'] : networks,
      columns: [
        ...weight,
        { key: 'foundMs', title: 'found, ms', show: ms, base: 'competitor' },
        { key: 'longestTaskMs', title: 'longest task, ms', show: ms },
        { key: 'letterMs', title: 'a letter, ms', show: ms, base: 'competitor' },
        { key: 'slowestLetterMs', title: 'slowest, ms', show: ms, base: 'competitor' },
        script,
        layoutTime,
        heap,
      ],
      measure: measureSearch,
    }),
  ),
  {
    name: 'tracking',
    title: 'A page view with a form, a button and all that is told of it',
    contestants: trackingPages,
    networks: ['fast'],
    columns: [
      ...weight.map(({ base: _, ...column }) => column),
      { ...script, key: 'beforeIdleMs', title: 'script before idle, ms', base: undefined },
      { ...script, base: undefined },
    ],
    measure: measureTracking,
  },
];
