import type { ReactNode } from 'react';
import type { BlockHost } from '../../src/core/block-host';
import type { MessageFormatter } from '../../src/core/i18n/message-formatter';
import type { CollectionItem } from '../../src/features/collection/item';
import { LoadStatus } from '../../src/features/collection/load-status';
import { type LoadedCollection, useCollection } from '../../src/features/collection/use-collection';
import type { messages } from './messages/es-419';

const maxItems = 10_000;

/** The events of an address, as far as they have been loaded. */
export interface LoadedEvents extends LoadedCollection<CollectionItem> {
  /** Says that events load, or why they cannot be loaded. */
  statusLine: ReactNode;
}

interface RemoteEventsProps {
  host: BlockHost;
  src: string;
  /** Time zone of events that name none; undefined for the visitor's own. */
  timeZone: string | undefined;
  text: MessageFormatter<typeof messages>;
  children: (loaded: LoadedEvents) => ReactNode;
}

/** Loads the events at an address. */
export const RemoteEvents = ({ host, src, timeZone, text, children }: RemoteEventsProps) => {
  const collection = useCollection({ host, src, maxItems, timeZone, text });
  const statusLine = <LoadStatus state={collection} load={collection.load} text={text} />;
  return children({ ...collection, statusLine });
};
