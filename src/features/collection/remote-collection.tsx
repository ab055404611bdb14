import type { ReactNode } from 'react';
import type { MessageFormatter } from '../../core/i18n/messages';
import type { ApiMessages } from '../api/messages/es-419';
import type { CollectionItem } from './item';
import { LoadStatus } from './load-status';
import type { CollectionMessages } from './messages/es-419';
import { type LoadedCollection, type UseCollectionOptions, useCollection } from './use-collection';

interface RemoteCollectionProps<Item> extends UseCollectionOptions<Item> {
  text: MessageFormatter<CollectionMessages & ApiMessages>;
  /** @param status says that items load, or why they cannot be loaded */
  children: (loaded: LoadedCollection<Item>, status: ReactNode) => ReactNode;
}

/** The items that an address answers. A component instead of a hook, because its code is imported for such elements alone. */
export const RemoteCollection = <Item = CollectionItem>({
  children,
  ...options
}: RemoteCollectionProps<Item>): ReactNode => {
  const loaded = useCollection(options);
  return children(loaded, <LoadStatus state={loaded} load={loaded.load} text={options.text} />);
};
