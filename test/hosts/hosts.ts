import { navigationSteps } from './navigation';
import { type Step, stepsWithKeptPages } from './visitor';

/** How a page is rendered, and whether the elements are defined before or after the app's first render or hydration. */
export interface Variant {
  title: string;
  render: 'client' | 'server';
  blocks: 'first' | 'later';
}

const inTheBrowser: Variant[] = [
  { title: 'elements defined first', render: 'client', blocks: 'first' },
  { title: 'elements defined later', render: 'client', blocks: 'later' },
];

const onTheServer: Variant[] = [
  { title: 'hydrated after the upgrade', render: 'server', blocks: 'first' },
  { title: 'hydrated before the upgrade', render: 'server', blocks: 'later' },
];

export interface Host {
  variants: Variant[];
  /** What a visitor does on the page `visit`. Default: `steps` of visitor.ts. */
  steps?: Step[];
  /** The same, of a host that has no other page. */
  onlySteps?: Step[];
  /** The address of a page below the host's folder, where the page's name is not in the query alone. */
  path?: (page: string, variant: Variant) => string;
  /**
   * Addresses of the host's own scripts. Where the elements are defined first, the browser gets these scripts after the blocks
   * of the server's HTML are ready. Other hosts do so in their `main`.
   */
  scripts?: RegExp;
  /** `npm test` plays it: a host that many use, installed and built within seconds. */
  isQuick?: boolean;
}

const all = [...inTheBrowser, ...onTheServer];

/** Name of the folder -> host. */
export const hosts: Record<string, Host> = {
  'react-18': { variants: all },
  'react-19': { isQuick: true, variants: all },
  preact: { variants: all },
  // Its page is in `<KeepAlive>`.
  vue: { isQuick: true, variants: all, steps: stepsWithKeptPages },
  svelte: { isQuick: true, variants: all },
  solid: { variants: all },
  lit: { variants: inTheBrowser },
  angular: { variants: inTheBrowser },
  astro: {
    variants: [{ title: 'pages of the server', render: 'client', blocks: 'first' }],
    onlySteps: navigationSteps,
  },
  next: {
    variants: onTheServer,
    path: (page, { blocks }) => `${page}/${blocks}/`,
    scripts: /\/_next\/.*\.js/,
  },
};
