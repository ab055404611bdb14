import type { DataSlideProps } from './items/variant';

type Items = typeof import('./items/variant');

let items: Items | undefined;

/**
 * What makes slides of data, and loads and places pictures, is itself loaded only where it has to: most pages have theirs
 * in the HTML, with addresses and sizes.
 */
export const loadItems = async (): Promise<Items> => {
  const load = () => import('./items/variant');
  // As for designs: the first import after a failed request is given that failure.
  items ??= await load().catch(load);
  return items;
};

/** What `loadItems` has loaded. */
export const loaded = (): Items => items as Items;

/** Calls `act` at once where it is loaded, else when it is; never, where it cannot be. */
export const withItems = (act: (items: Items) => void): void => {
  if (items) act(items);
  else loadItems().then(act, () => {});
};

/** A slide from `items`, once `loadItems` has been awaited. */
export const DataSlide = (props: DataSlideProps) => {
  const { DataSlide: View } = loaded();
  return <View {...props} />;
};
