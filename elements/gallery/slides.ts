import type { InferOutput } from 'valibot';
import type { schema } from './schema';

export type Settings = InferOutput<typeof schema>;
export type Item = Settings['items'][number];

/** One of the page's own elements, shown where it is, or one from data. */
export type Slide =
  | { key: string; element: Element; image: HTMLImageElement | null }
  | { key: string; item: Item };

/** A key that says which slide of which source, so that a change of data keeps what is already on the screen. */
const keyed = <T>(list: T[], nameOf: (one: T) => string): [string, T][] => {
  const seen = new Map<string, number>();
  return list.map((one) => {
    const name = nameOf(one);
    const count = seen.get(name) ?? 0;
    seen.set(name, count + 1);
    return [`${name}#${count}`, one];
  });
};

const imageIn = (element: Element): HTMLImageElement | null =>
  element.matches('img') ? (element as HTMLImageElement) : element.querySelector('img');

const keys = new WeakMap<Element, string>();
let count = 0;

/** A name for an element that it keeps wherever it goes. */
const keyOf = (element: Element): string => {
  const key = keys.get(element) ?? `az-slide-${++count}`;
  keys.set(element, key);
  return key;
};

/** The slides of a gallery: `items` where there are any, else its content. */
export const slidesOf = (items: Item[], content: Element[]): Slide[] =>
  items.length > 0
    ? keyed(items, ({ id, src }) => id || src).map(([key, item]) => ({ key, item }))
    : content
        // Editors put it between pictures.
        .filter(({ localName }) => localName !== 'br')
        .map((element) => ({ key: keyOf(element), element, image: imageIn(element) }));
