import type { Scope } from '../../core/util/scope';
import type { ReportEntry } from './entries';
import { insertBlocks } from './insert-blocks';
import { kinds } from './kinds';
import type { SavedPage } from './kinds/kind';
import { neutralise } from './neutralise';
import { runSteps } from './page-steps';
import { revealPictures } from './pictures';
import { revealHiddenParts } from './reveal';

/** Makes all changes of a saved page, in their order. Uses only DOM features that an HTML parser in Node also has. */
export const adoptParts = async (root: Scope, page: SavedPage): Promise<ReportEntry[]> => [
  ...neutralise(root),
  ...revealPictures(root, page),
  ...revealHiddenParts(root),
  ...(await runSteps(root, { page, areAfterBlocks: false })),
  ...(await insertBlocks(root, kinds, page)),
  ...(await runSteps(root, { page, areAfterBlocks: true })),
];
