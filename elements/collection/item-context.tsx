import type { MouseEvent, ReactNode } from 'react';
import type { MessageFormatter } from '../../src/core/i18n/message-formatter';
import type { CollectionItem } from '../../src/features/collection/item';
import type { CollectionModules } from './lazy-modules';
import type { ListMessages } from './messages/es-419';
import type { CollectionSettings } from './schema';

export interface CollectionItemProps {
  item: CollectionItem;
  context: ItemContext;
}

/** Props that all items of a list have in common. Keep the same object between renders. */
export interface ItemContext {
  settings: CollectionSettings;
  /** For dates. */
  locale: string;
  text: MessageFormatter<ListMessages>;
  /** The modules that the settings need: prices, hearts, items from data. */
  modules: CollectionModules;
  hrefOfTag(tag: string): string;
  /** Follows a link to another state of the list within the page. */
  onLink(event: MouseEvent<HTMLAnchorElement>): void;
}

/** The heart of an item, where visitors can like. */
export const ItemLike = ({ item, context: { modules, text } }: CollectionItemProps): ReactNode => {
  const { LikeButton } = modules.likes ?? {};
  return LikeButton && item.id ? (
    <LikeButton itemId={item.id} title={item.title} count={item.likeCount} text={text} />
  ) : null;
};
