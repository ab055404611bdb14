const sheets = new Map<string, CSSStyleSheet>();

/**
 * The stylesheet of a text. All roots share it, so that each text is parsed once. Constructed stylesheets also work on pages
 * whose policy forbids inline styles.
 */
export const styleSheetFor = (css: string): CSSStyleSheet => {
  let sheet = sheets.get(css);
  if (!sheet) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    sheets.set(css, sheet);
  }
  return sheet;
};

/** Adds a stylesheet to a document or shadow root, unless it is there already. */
export const adoptStyles = (root: DocumentOrShadowRoot, sheet: CSSStyleSheet): void => {
  if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets.push(sheet);
};

/** Removes a stylesheet that `adoptStyles` added. */
export const releaseStyles = (root: DocumentOrShadowRoot, sheet: CSSStyleSheet): void => {
  root.adoptedStyleSheets = root.adoptedStyleSheets.filter((other) => other !== sheet);
};
