import type { DataSlideProps } from './items/variant';
import { later } from './later';

type Items = typeof import('./items/variant');

/**
 * What makes slides of data, and loads and places pictures: most pages have theirs in the HTML, with addresses and sizes,
 * and show without it.
 */
export const items = later(() => import('./items/variant'), 'Loader2 not found');

/** A slide from `items`, once they have been loaded. */
export const DataSlide = (props: DataSlideProps) => {
  const { DataSlide: View } = items.now as Items;
  return <View {...props} />;
};
