import { blocks } from 'azulejo:manifest';
import type { Waiting } from './api';
import { sheet } from './reserve';
import { eager } from './when/eager';
import { idle } from './when/idle';
import { interaction } from './when/interaction';
import { nearViewport } from './when/lazy';

type Strategy = (element: Waiting) => unknown;
const strategies: Record<string, Strategy> = { eager, idle, interaction };

/** Resolves when the element's strategy says that it may show; after `destroy`, never. */
export const turn = (element: Waiting): Promise<unknown> =>
  (element.azTurn ??= new Promise((resolve) => {
    element.azGo = resolve;
    (
      strategies[element.getAttribute('loading') as string] ??
      // A block that does not begin with the runtime places itself: where its tag stands says nothing (build/manifest.ts).
      ((blocks[element.localName] as string) < 'r' ? eager : (one: Waiting) => nearViewport.observe(one))
    )(element);
  })).then(() => sheet ?? new Promise(() => {}));
