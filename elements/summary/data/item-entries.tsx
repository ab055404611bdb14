import type { CollectionItem } from '../../../src/features/collection/item';
import type { Entry, SummaryProps } from '../entries';
import { ItemArticle } from './item-article';

/** Items of the same id have keys of their own. Keys repeat from one list to the next, so that an item stays on the screen. */
export const itemEntries = (items: CollectionItem[], { settings, host, text }: SummaryProps): Entry[] => {
  const counts = new Map<string, number>();
  return items.map((item) => {
    const count = counts.get(item.id) ?? 0;
    counts.set(item.id, count + 1);
    const key = `${item.id}#${count}`;
    const content = <ItemArticle key={key} item={item} settings={settings} host={host} text={text} />;
    return { key, item, content };
  });
};
