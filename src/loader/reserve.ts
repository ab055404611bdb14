import { blocks } from 'azulejo:manifest';

/** The page has it from `scan` to `destroy`: while blocks may show. */
export let sheet: CSSStyleSheet | null | undefined;

/** A block is a block before its own styles are here. */
export const reserve = (): void => {
  if (sheet) return;
  sheet = new CSSStyleSheet();
  sheet.insertRule(`@layer azulejo{:where(${Object.keys(blocks)}):not(:defined){display:block}}`);
  document.adoptedStyleSheets.push(sheet);
};

export const release = (): void => {
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
  sheet = null;
};
