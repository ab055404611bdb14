import { testRun } from './test-run';

/** The library is built twice from one source; a visitor must not see which one a page uses. */
export interface Flavour {
  name: 'react' | 'lite';
  /** Address of the loader. */
  script: string;
  /** Address of the flavour's folder: `${base}elements/accordion.js`. */
  base: string;
}

export const flavours: Flavour[] = [
  { name: 'react', script: '/dist/azulejo.js', base: '/dist/' },
  { name: 'lite', script: '/dist/lite/azulejo.js', base: '/dist/lite/' },
];

type Define = (flavour: Flavour) => void;

/**
 * Defines tests for React, the default flavour, and for lite too where the run covers all flavours
 * (`npm run test:all`). Call `describe` in it, with the flavour's name in the title.
 */
export function defaultFlavour(define: Define): void {
  const tested = flavours.filter(({ name }) => name === 'react' || testRun.hasAllFlavours);
  for (const flavour of tested) define(flavour);
}

/**
 * Defines tests for both flavours in every run. For cases in which the flavours can differ: the loader's script tag and
 * requests, the wrapper, and one interaction of each block, of those with fields or a layer above the page all.
 */
export function bothFlavours(define: Define): void {
  for (const flavour of flavours) define(flavour);
}
