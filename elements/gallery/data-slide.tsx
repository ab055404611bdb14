import type { DataSlideProps } from './items/variant';

let items: typeof import('./items/variant') | undefined;

/** What shows slides from data is loaded only where there are any: most pages have their pictures in the HTML. */
export const loadItems = async (): Promise<typeof import('./items/variant')> => {
  const load = () => import('./items/variant');
  // As for designs: the first import after a failed request is given that failure.
  items ??= await load().catch(load);
  return items;
};

/** A slide from `items`, once `loadItems` has been awaited. */
export const DataSlide = (props: DataSlideProps) => items && <items.DataSlide {...props} />;
