import { strategyOf } from 'azulejo:manifest';
import type { Waiting } from './api';
import { eager } from './when/eager';
import { idle } from './when/idle';
import { interaction } from './when/interaction';
import { lazy } from './when/lazy';

type Strategy = (element: Waiting, resolve: () => void) => unknown;
const strategies: Record<string, Strategy> = { eager, idle, interaction };

/** Resolves when the element's strategy says that it may show. */
export const turn = (element: Waiting): Promise<void> =>
  (element.azTurn ??= new Promise((resolve) =>
    (strategies[(element.getAttribute('loading') ?? strategyOf(element.localName)) as string] ?? lazy)(
      element,
      resolve,
    ),
  ));
