import type { AdoptionEntry } from '../../core/adoption-report';
import { kinds } from './kinds';
import { neutralise } from './neutralise';
import { runSteps, type StepOptions } from './page-steps';
import { revealPictures } from './pictures';
import { revealHiddenParts } from './reveal';
import { revive } from './revive';

/** All changes of a saved page, in their order. Asks the DOM only for what an HTML parser in Node has, too. */
export const adoptParts = async (root: ParentNode, options: StepOptions): Promise<AdoptionEntry[]> => {
  const { dryRun, page } = options;
  return [
    ...neutralise(root, { dryRun }),
    ...revealPictures(root, { dryRun, mayRequestRemote: page.mayRequestRemote }),
    ...revealHiddenParts(root, { dryRun }),
    ...(await runSteps(root, { ...options, areAfterBlocks: false })),
    ...(await revive(root, kinds, options)),
    ...(await runSteps(root, { ...options, areAfterBlocks: true })),
  ];
};
