import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, extname, join } from 'node:path';
import { root } from '../project';
import { BlockSourceError, type CssPropertyDescription } from './block-description';

const tokensFile = 'src/ui/tokens.css';

const descriptions: Record<string, string> = {
  '--az-color-text': 'Colour of the text. In fields, panels and dialogs, the default is `CanvasText`.',
  '--az-color-surface': 'Background colour of panels, dialogs and other surfaces with text.',
  '--az-color-accent': 'Colour of links, of active parts and of the focus ring.',
  '--az-color-border': 'Colour of borders and dividing lines.',
  '--az-color-error': 'Colour of errors. The default is lighter on dark backgrounds.',
  '--az-radius': 'Radius of rounded corners.',
  '--az-font': 'Font of the text.',
  '--az-duration': 'Duration of animations.',
};

/** Tokens that tokens.css does not declare, as few blocks read them. */
const rareTokens: CssPropertyDescription[] = [
  {
    name: '--az-color-on-accent',
    description: "Colour of text on the accent colour, such as a button's.",
    default: 'Canvas',
  },
  { name: '--az-font-heading', description: "Font of an item's name.", default: 'inherit' },
];

/** A line such as `--_accent: var(--az-color-accent, LinkText);` or `font-family: var(--az-font, inherit);` */
const declaration = /^ *([\w-]+): var\((--az-[\w-]+), (.+)\);$/gm;

interface Token extends CssPropertyDescription {
  /** A stylesheet that contains one of these texts uses the token; none for a token that every element uses. */
  usages: string[];
}

/** A property that several declarations read has the default of the first. */
const readTokens = (css: string): Token[] => {
  const tokens = new Map<string, Token>();
  for (const [, property = '', name = '', value] of css.matchAll(declaration)) {
    if (tokens.has(name)) continue;
    const description = descriptions[name];
    if (!description)
      throw new BlockSourceError({
        file: 'src/build/describe/design-tokens.ts',
        expected: `a description of ${name}`,
      });
    // A private property is in use if a rule reads it; any other property applies to :host itself.
    const isCommon = !property.startsWith('--_') || css.includes(`var(${property})`);
    const usages = isCommon ? [] : [`var(${property}`, `var(${name}`];
    tokens.set(name, { name, description, default: value, usages });
  }
  return [...tokens.values()];
};

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file));

/** `import x from './x'`, `export … from './x'`, `import('./x')`, and `@import "./x.css"` of a stylesheet. */
const importPattern = /(?:\bfrom|\bimport\(|@import)\s*(['"])(\.[^'"]+)\1/g;

const resolveImport = (from: string, specifier: string): string | undefined => {
  const path = join(dirname(from), specifier);
  return [path, `${path}.ts`, `${path}.tsx`, `${path}/index.ts`].find(
    (candidate) => extname(candidate) && existsSync(candidate),
  );
};

/** The stylesheets of a block's folder, and those of src/features and src/ui that these files import, at any depth. */
const stylesheetsOf = (blockFolder: string): string[] => {
  const sharedFolders = ['src/features/', 'src/ui/'].map((folder) => join(root, folder));
  const files = new Set(filesIn(blockFolder));
  // Iterating a Set visits members that are added meanwhile.
  for (const file of files)
    if (/\.(tsx?|css)$/.test(file))
      for (const [, , specifier = ''] of readFileSync(file, 'utf8').matchAll(importPattern)) {
        const imported = resolveImport(file, specifier);
        if (imported && sharedFolders.some((folder) => imported.startsWith(folder))) files.add(imported);
      }
  return [...files].filter((file) => file.endsWith('.css'));
};

/** The default duration in a block's stylesheets, as in `var(--az-duration, 250ms)`. */
const ownDuration = /var\(--az-duration, (\d+ms)\)/;

/** The design tokens that a page may set on a block: those of every element, and those that its stylesheets use. */
export const designTokensOf = (blockFolder: string): CssPropertyDescription[] => {
  const styles = stylesheetsOf(blockFolder)
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
  const rare = rareTokens.map((token) => ({ ...token, usages: [`var(${token.name}`] }));
  return [...readTokens(readFileSync(root + tokensFile, 'utf8')), ...rare]
    .filter(({ usages }) => !usages.length || usages.some((usage) => styles.includes(usage)))
    .map(({ usages: _, ...token }) =>
      token.name === '--az-duration'
        ? { ...token, default: ownDuration.exec(styles)?.[1] ?? token.default }
        : token,
    );
};
