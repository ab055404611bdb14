import type { ComponentType, MouseEvent, ReactNode } from 'react';
import type { Text } from '../../src/core/i18n/messages';
import type { CollectionItem } from '../../src/features/collection/item';
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
  text: Text<ListMessages>;
  /** Shows the price; undefined where the items are no products. */
  Price:
    | ComponentType<{ item: CollectionItem; fallbackCurrency: string; text: Text<ListMessages> }>
    | undefined;
  /** The heart; undefined where visitors cannot like. */
  LikeButton:
    | ComponentType<{ itemId: string; title: string; count: number; text: Text<ListMessages> }>
    | undefined;
  /** Shows an item from data; undefined where all items are the page's own articles. */
  Item: ComponentType<CollectionItemProps> | undefined;
  hrefOfTag(tag: string): string;
  /** Follows a link to another state of the list within the page. */
  onLink(event: MouseEvent<HTMLAnchorElement>): void;
}

/** The heart of an item, where visitors can like. */
export const ItemLike = ({ item, context: { LikeButton, text } }: CollectionItemProps): ReactNode =>
  LikeButton && item.id ? (
    <LikeButton itemId={item.id} title={item.title} count={item.likeCount} text={text} />
  ) : null;
