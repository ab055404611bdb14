import type { Shape } from './shape';

/** How a page may write a setting's name: as a property of the element, and as an attribute. */
export interface Spelling {
  property: string;
  attribute: string;
}

/** An abbreviation is one word: `disableDefaultUI` -> `disable-default-ui`. Independent of the library's own function on purpose. */
const kebabCase = (name: string): string =>
  name.replace(/[A-Z]+(?![a-z])|[A-Z]/g, (letters) => `-${letters.toLowerCase()}`);

const camelCase = (name: string): string =>
  name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());

/** Whether every element has this property already, or this library gives it a meaning of its own. */
const isTaken = (key: string): boolean =>
  key in HTMLElement.prototype || ['data', 'loading', 'part', 'role', 'slot'].includes(key);

/** Where a name is taken, attribute and property carry the block's: `map-style`, `mapStyle`. */
export function spellingOf({
  block,
  settings,
  key,
}: {
  block: string;
  settings: Shape;
  key: string;
}): Spelling {
  const property = isTaken(key) ? camelCase(`${block}-${key[0]?.toUpperCase()}${key.slice(1)}`) : key;
  const kebab = kebabCase(property);
  // `aspect-ratio` is the historical name of another setting: `aspectRatio` keeps its lower case.
  const isAlias = Object.entries(settings.fields).some(
    ([other, { aliases }]) => other !== key && aliases.includes(kebab),
  );
  return { property, attribute: isAlias ? kebab.replaceAll('-', '') : kebab };
}

/** A value as an attribute has it: lists and objects as JSON. */
export function asAttribute(value: unknown): string {
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
