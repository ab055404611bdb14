import type { ComponentType } from 'react';
import type { BlockHost } from '../../src/block/host';
import type { Text } from '../../src/i18n/translated';
import type { Engine } from './engine/engine';
import { later } from './later';
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

/** A folder each, a chunk each. The base stands in for what there is not. */
const designs = {
  stacked: later(() => import('./designs/stacked/design')),
  slideshow: later(() => import('./designs/slideshow/design')),
  grid: later(() => import('./designs/grid/design')),
  slider: later(() => import('./designs/slider/design')),
  carousel: later(() => import('./designs/carousel/design')),
  autogrid: later(() => import('./designs/autogrid/design')),
  autocolumns: later(() => import('./designs/autocolumns/design')),
  autorows: later(() => import('./designs/autorows/design')),
  list: later(() => import('./designs/list/design')),
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
  return (await designs[known ? (name as keyof typeof designs) : 'stacked'].load()).design;
};
