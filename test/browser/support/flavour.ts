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

/** Defines the same tests for both flavours: call `describe` in it, with the flavour's name in the title. */
export function eachFlavour(define: (flavour: Flavour) => void): void {
  for (const flavour of flavours) define(flavour);
}
