import type { DataSlide, Item } from '../slides';

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

const dataSlide = ([key, item]: [string, Item]): DataSlide => ({
  key,
  item,
  id: item.id,
  url: item.url,
  isVideo: item.type ? item.type === 'video' : !!item.video,
  clickThrough: item.clickThrough,
});

/** The slides of `items`. */
export const dataSlides = (items: Item[]): DataSlide[] =>
  keyed(items, ({ id, src }) => id || src).map(dataSlide);
