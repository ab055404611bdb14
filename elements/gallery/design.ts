import type { ComponentType } from 'react';
import type { BlockHost } from '../../src/core/block-host';
import type { MessageFormatter } from '../../src/core/i18n/message-formatter';
import type { Engine } from '../../src/features/slides/engine/engine';
import type { messages } from './messages/es-419';
import type { GallerySettings } from './schema';
import type { Slide } from './slides';

/**
 * The contract of a design: what a file of `designs/` exports as `design`. design-registry.ts lists the designs.
 */
export interface Design {
  /** Name of the file or folder. The element matches `:state(name)` while the design shows. */
  name: string;
  View: ComponentType<DesignProps>;
  /** For the shadow root, after the gallery's own styles. */
  styles: string;
  /** Loads the modules that the settings need. Called before the first render with these settings. */
  prepare?: (settings: GallerySettings) => Promise<unknown>;
}

export type GalleryText = MessageFormatter<typeof messages>;

/** Props of a design's view. */
export interface DesignProps {
  slides: Slide[];
  settings: GallerySettings;
  text: GalleryText;
  host: BlockHost;
  /** Knows which slide is current. */
  engine: Engine;
}
