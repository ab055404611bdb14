import { page } from './page';

/** The way in which the probe uses a contestant's elements; `probe/adapters.ts` has an adapter for each kind. */
export type Kind =
  | 'plain'
  | 'azulejo'
  | 'shoelace'
  | 'radix'
  | 'swiper'
  | 'swiper-strip'
  | 'embla'
  | 'splide'
  | 'album'
  | 'photoswipe'
  | 'glightbox'
  | 'yarl'
  | 'chartjs'
  | 'fullcalendar'
  | 'pagefind'
  | 'plyr'
  | 'vanilla-consent'
  | 'klaro';

export interface Contestant {
  name: string;
  kind: Kind;
  html: string;
}

/** What the report calls Azulejo's two flavours; the goals look for these names. */
export const azulejoNames = { react: 'Azulejo, React', lite: 'Azulejo lite' } as const;
export const plainName = 'plain HTML';

export type Flavour = keyof typeof azulejoNames;
export const flavours = Object.keys(azulejoNames) as Flavour[];

export const folderOf = (flavour: Flavour): string => (flavour === 'lite' ? '/dist/lite/' : '/dist/');

/** As the README tells authors to do it. */
export const azulejoHead = (flavour: Flavour): string => `<link rel="stylesheet" href="/dist/azulejo.css">
<script src="${folderOf(flavour)}azulejo.js" async></script>`;

/** A page with the block in each flavour. */
export const azulejoContestants = (body: string): Contestant[] =>
  flavours.map((flavour) => ({
    name: azulejoNames[flavour],
    kind: 'azulejo',
    html: page({ head: azulejoHead(flavour), body }),
  }));

export const bundleHead = (name: string): string => `<link rel="stylesheet" href="/bundles/${name}.css">
<script type="module" src="/bundles/${name}.js"></script>`;

export const autoloaderHead = `<link rel="stylesheet" href="/shoelace/themes/light.css">
<style>sl-details:not(:defined) { visibility: hidden; }</style>
<script type="module" src="/shoelace/shoelace-autoloader.js"></script>`;
