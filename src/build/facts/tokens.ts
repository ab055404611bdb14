import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../blocks';
import { type CssPropertyFacts, FactError } from './block-facts';

const tokensFile = 'src/ui/tokens.css';

const descriptions: Record<string, string> = {
  '--az-color-text': 'Colour of the text.',
  '--az-color-surface': 'Colour of what the block lays over the page or under its text.',
  '--az-color-accent': 'Colour of links, of what is active and of the focus ring.',
  '--az-color-border': 'Colour of borders and dividing lines.',
  '--az-radius': 'Radius of corners.',
  '--az-font': 'Font of the text.',
  '--az-duration': 'How long a movement takes.',
  '--az-gap': 'Space between the parts of the block.',
};

/** `--_accent: var(--az-color-accent, LinkText);` and `font-family: var(--az-font, inherit);`, each in a line. */
const declaration = /^ *([\w-]+): var\((--az-[\w-]+), (.+)\);$/gm;

interface Token extends CssPropertyFacts {
  /** What a stylesheet of a block has in it when it uses this; nothing for what every element uses. */
  marks: string[];
}

const readTokens = (css: string): Token[] =>
  [...css.matchAll(declaration)].map(([, property = '', name = '', value]) => {
    const description = descriptions[name];
    if (!description)
      throw new FactError({ file: 'src/build/facts/tokens.ts', expected: `a description of ${name}` });
    // A private property counts only where something uses it; any other is of :host itself.
    const isOfEvery = !property.startsWith('--_') || css.includes(`var(${property})`);
    return { name, description, default: value, marks: isOfEvery ? [] : [`var(${property}`, `var(${name}`] };
  });

const stylesheetsIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css'))
    .map((file) => join(folder, file));

/** The design tokens that a page may set on a block: those of every element, and those its stylesheets use. */
export const tokensOf = (blockFolder: string): CssPropertyFacts[] => {
  const styles = stylesheetsIn(blockFolder)
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
  return readTokens(readFileSync(root + tokensFile, 'utf8'))
    .filter(({ marks }) => !marks.length || marks.some((mark) => styles.includes(mark)))
    .map(({ marks: _, ...token }) => token);
};
