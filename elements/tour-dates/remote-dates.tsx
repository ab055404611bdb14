import { type ReactNode, useMemo } from 'react';
import type { Text } from '../../src/core/i18n/messages';
import type { Fields } from '../../src/core/settings/field';
import type { ReadOptions } from '../../src/features/collection/item';
import { LoadStatus } from '../../src/features/collection/load-status';
import { useCollection } from '../../src/features/collection/use-collection';
import type { messages } from './messages/es-419';
import { compareDates, type DateSource, readTourDate, type TourDate } from './read-dates';
import { schema } from './schema';

const maxItems = 1000;

const reader = {
  field: (schema as unknown as Fields).items,
  read: (item: unknown, options: ReadOptions): TourDate => readTourDate(item as DateSource, options),
};

interface RemoteDatesProps {
  src: string;
  text: Text<typeof messages>;
  /** The dates of the page, which show until the answer arrives. */
  fallback: TourDate[];
  children: (dates: TourDate[], isLoading: boolean) => ReactNode;
}

/** The dates that an address answers. */
export const RemoteDates = ({ src, text, fallback, children }: RemoteDatesProps) => {
  const collection = useCollection<TourDate>({ src, maxItems, reader, text });
  const dates = useMemo(() => [...collection.items].sort(compareDates), [collection.items]);
  return (
    <>
      {children(dates.length ? dates : fallback, collection.isLoading)}
      <LoadStatus state={collection} load={collection.load} text={text} />
    </>
  );
};
