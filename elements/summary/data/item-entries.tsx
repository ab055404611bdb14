import type { CollectionItem } from '../../../src/features/collection/item';
import { uniqueKeys } from '../../../src/features/slides/slide-keys';
import type { Entry } from '../entries';
import type { SummaryProps } from '../summary-props';
import { ItemArticle } from './item-article';

/** Items of the same id get different keys. Keys stay the same from one list to the next, so that an item stays on the screen. */
export const itemEntries = (items: CollectionItem[], { settings, host, text }: SummaryProps): Entry[] => {
  const keys = uniqueKeys(items.map(({ id }) => id));
  return items.map((item, index) => {
    const key = keys[index] ?? '';
    const content = <ItemArticle key={key} item={item} settings={settings} host={host} text={text} />;
    return { key, item, content };
  });
};
