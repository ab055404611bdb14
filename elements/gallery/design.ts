import type { ComponentType } from 'react';
import type { BlockHost } from '../../src/block/host';
import type { Text } from '../../src/i18n/translated';
import { design as stacked } from './designs/stacked/design';
import type { Engine } from './engine/engine';
import type { messages } from './messages/es-419';
import type { Settings, Slide } from './slides';

/** What a folder of `designs/` exports as `design` from its design.tsx. */
export interface Design {
  /** The folder's; the element matches `:state(name)` too. */
  name: string;
  View: ComponentType<DesignProps>;
  /** For the shadow root, after the gallery's own. */
  styles: string;
  /** Loads what the settings ask for, before it is shown with them. */
  prepare?: (settings: Settings) => Promise<unknown>;
}

/** What designs get. */
export interface DesignProps {
  slides: Slide[];
  settings: Settings;
  text: Text<typeof messages>;
  host: BlockHost;
  /** Which slide is current. */
  engine: Engine;
}

/** A folder each, a chunk each; but for the base, which a tag need not mention and which stands in for what there is not. */
const designs = {
  stacked: async () => ({ design: stacked }),
  slideshow: () => import('./designs/slideshow/design'),
  grid: () => import('./designs/grid/design'),
  slider: () => import('./designs/slider/design'),
  carousel: () => import('./designs/carousel/design'),
  autogrid: () => import('./designs/autogrid/design'),
  autocolumns: () => import('./designs/autocolumns/design'),
  autorows: () => import('./designs/autorows/design'),
  list: () => import('./designs/list/design'),
};

/**
 * The design by a name.
 * @param host says so when no design has it (gallery 5); the base design is used then
 */
export const designOf = async (name: string, host: Pick<BlockHost, 'report'>): Promise<Design> => {
  const known = Object.hasOwn(designs, name);
  if (!known)
    host.report(
      Error(
        `These are not the gallery designs you are looking for. (We could not find a design by the name ${name})`,
      ),
    );
  const load = designs[known ? (name as keyof typeof designs) : 'stacked'];
  // Where the loader had to ask for the chunk again, Chromium's first import is given the old failure.
  const { design } = await load().catch(load);
  return design;
};
