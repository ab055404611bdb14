import type { ReactNode } from 'react';
import type { BlockHost } from '../../src/core/block-host';
import type { MessageFormatter } from '../../src/core/i18n/message-formatter';
import type { ItemReader } from '../../src/features/collection/load-collection';
import { LoadStatus } from '../../src/features/collection/load-status';
import { useCollection } from '../../src/features/collection/use-collection';
import type { CollectionStatus } from './date-list';
import type { messages } from './messages/es-419';
import type { TourDate } from './read-dates';

const maxItems = 1000;

interface RemoteDatesProps {
  host: BlockHost;
  src: string;
  reader: ItemReader<TourDate>;
  text: MessageFormatter<typeof messages>;
  /** The dates of the page, which show until the answer arrives. */
  fallback: TourDate[];
  children: (dates: TourDate[], status: CollectionStatus) => ReactNode;
}

/** Loads the dates at an address. */
export const RemoteDates = ({ host, src, reader, text, fallback, children }: RemoteDatesProps) => {
  const collection = useCollection({ host, src, maxItems, reader, text });
  const { items, status, load } = collection;
  return (
    <>
      {children(items.length ? items : fallback, status)}
      <LoadStatus state={collection} load={load} text={text} />
    </>
  );
};
