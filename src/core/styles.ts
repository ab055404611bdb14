const sheets = new Map<string, CSSStyleSheet>();

/** One sheet a text, shared by all that adopt it: nothing is parsed twice, and a page without inline styles works. */
export const sheetOf = (css: string): CSSStyleSheet => {
  let sheet = sheets.get(css);
  if (!sheet) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    sheets.set(css, sheet);
  }
  return sheet;
};

/** Adds `sheet` to a document or shadow root that does not have it. */
export const adopt = (root: DocumentOrShadowRoot, sheet: CSSStyleSheet): void => {
  if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets.push(sheet);
};

export const disown = (root: DocumentOrShadowRoot, sheet: CSSStyleSheet): void => {
  root.adoptedStyleSheets = root.adoptedStyleSheets.filter((other) => other !== sheet);
};
