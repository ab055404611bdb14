import { type MouseEvent, type ReactNode, useMemo } from 'react';
import type { BlockHost } from '../../src/core/block-host';
import { formatLocaleOf } from '../../src/core/i18n/format-locale';
import type { MessageFormatter } from '../../src/core/i18n/message-formatter';
import type { CollectionItem } from '../../src/features/collection/item';
import { useLatest } from '../../src/hooks/use-latest';
import type { CollectionModules } from './lazy-modules';
import { addressWith, initialListState } from './list-state';
import type { ListMessages } from './messages/es-419';
import type { CollectionSettings } from './schema';
import type { ListNavigation } from './use-list-navigation';

export interface CollectionItemProps {
  item: CollectionItem;
  shared: SharedItemProps;
}

/** Props that all items of a list have in common. Keep the same object between renders. */
export interface SharedItemProps {
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

interface SharedItemOptions extends Pick<SharedItemProps, 'settings' | 'text' | 'modules' | 'onLink'> {
  host: BlockHost;
  navigation: ListNavigation;
}

export const useSharedItemProps = ({
  settings,
  text,
  modules,
  onLink,
  host,
  navigation,
}: SharedItemOptions): SharedItemProps => {
  // A link to a tag drops the other choices. So it stays the same when they change, and the items are not rendered again.
  const address = navigation.hrefOf(initialListState);
  const latestOnLink = useLatest(onLink);
  const locale = formatLocaleOf(host);
  return useMemo(
    () => ({
      settings,
      locale,
      text,
      modules,
      hrefOfTag: (tag) => addressWith({ ...initialListState, tag }, location.origin + address),
      onLink: (event) => latestOnLink.current(event),
    }),
    [settings, locale, text, modules, address, latestOnLink],
  );
};

/** The heart of an item, where visitors can like. */
export const ItemLike = ({ item, shared: { modules, text } }: CollectionItemProps): ReactNode => {
  const { LikeButton } = modules.likes ?? {};
  return LikeButton && item.id ? (
    <LikeButton itemId={item.id} title={item.title} count={item.likeCount} text={text} />
  ) : null;
};
