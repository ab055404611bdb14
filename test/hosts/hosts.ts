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
  /** Installed and built within seconds. */
  isQuick?: boolean;
}

const all = [...inTheBrowser, ...onTheServer];

/** Name of the folder -> host. */
export const hosts: Record<string, Host> = {
  'react-18': { isQuick: true, variants: all },
  'react-19': { isQuick: true, variants: all },
  preact: { isQuick: true, variants: all },
  vue: { isQuick: true, variants: all },
  svelte: { isQuick: true, variants: all },
  solid: { isQuick: true, variants: all },
  lit: { isQuick: true, variants: inTheBrowser },
};
