import type { AdoptionEntry } from '../../core/adoption-report';
import type { Scope } from '../../core/util/scope';
import type { SavedPage } from './kinds/kind';

/**
 * Work on a page beside its kinds: changes that need no block (icons, menus), blocks that have no markup (context parts), or
 * entries alone (dead parts).
 */
export type RunStep = (root: Scope, page: SavedPage) => AdoptionEntry[];

/** The code of a step is loaded by pages that need it. */
export interface PageStep {
  /** Its file in this folder, named where it could not be loaded. */
  name: string;
  /** Whether the page may have something for it. A short selector that finds too much is better than the exact one, written twice. */
  isNeeded(root: Scope, page: SavedPage): boolean;
  /** Whether it looks at what the blocks have left. Otherwise it runs before the page's blocks are read. */
  isAfterBlocks?: boolean;
  load(): Promise<RunStep>;
}
