import { type Measure, measureAccordion, measureGallery, measureThousand } from './figures';
import { type Line, lines } from './line';
import { accordionPages } from './pages/accordion';
import type { Contestant } from './pages/contestant';
import { galleryPages } from './pages/gallery';
import { thousandPages } from './pages/thousand';

export interface Column {
  key: string;
  title: string;
  show: (value: number) => string;
  /** What others are compared with: plain HTML, or the first competitor, the page's second contestant. */
  base?: 'plain' | 'competitor';
}

export interface Suite {
  name: string;
  title: string;
  contestants: Contestant[];
  lines: readonly Line[];
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

export const suites: Suite[] = [
  {
    name: 'accordion',
    title: 'An accordion of 5 sections',
    contestants: accordionPages,
    lines,
    columns: [...weight, { key: 'opensMs', title: 'opens, ms', show: ms }, works, ...paints],
    measure: measureAccordion,
  },
  {
    name: 'gallery',
    title: 'A gallery of 40 pictures',
    contestants: galleryPages,
    lines,
    columns: [...weight, works, ...paints],
    measure: measureGallery,
  },
  {
    name: 'thousand',
    title: '1,000 accordions',
    contestants: thousandPages,
    lines: ['fast'],
    columns: [
      { key: 'worksMs', title: 'all ready, ms', show: ms, base: 'competitor' },
      { key: 'scriptMs', title: 'script, ms', show: ms, base: 'competitor' },
      { key: 'layoutMs', title: 'style+layout, ms', show: ms, base: 'competitor' },
      { key: 'heapMb', title: 'heap, MB', show: (value) => value.toFixed(1), base: 'competitor' },
    ],
    measure: measureThousand,
  },
];
