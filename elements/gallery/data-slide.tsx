import type { DataSlideProps } from './items/variant';

type Items = typeof import('./items/variant');

let items: Items | undefined;

/** What loads pictures is itself loaded only where it has to: most pages have theirs in the HTML, with addresses. */
export const loadItems = async (): Promise<void> => {
  const load = () => import('./items/variant');
  // As for designs: the first import after a failed request is given that failure.
  items ??= await load().catch(load);
};

/** What `loadItems` has loaded. */
export const loaded = (): Items => items as Items;

/** A slide from `items`, once `loadItems` has been awaited. */
export const DataSlide = (props: DataSlideProps) => {
  const { DataSlide: View } = loaded();
  return <View {...props} />;
};
