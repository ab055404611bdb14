import type { Scope } from '../../core/util/scope';
import type { ReportEntry } from './entries';
import type { SavedPage } from './kinds/kind';

/**
 * Work on a page other than turning its elements into blocks: repairs of the page's own elements (icons, menus), blocks for
 * which the page has no markup (context parts), or entries of the report alone (dead parts).
 */
export type RunStep = (root: Scope, page: SavedPage) => ReportEntry[];

/** A step. Only pages that need it load its code. */
export interface PageStep {
  /** Its file in this folder. The console and the report call the step by this name where it fails. */
  name: string;
  /** Whether the page may need the step. A short selector that matches too much is better than a second copy of the exact one. */
  isNeeded(root: Scope, page: SavedPage): boolean;
  /** Whether the step runs after blocks are inserted. Default: false, it runs before the page is read. */
  isAfterBlocks?: boolean;
  load(): Promise<RunStep>;
}
