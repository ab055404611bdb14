import { type MouseEvent, useEffect, useMemo, useRef, useState } from 'react';
import type { BlockHost, BlockProps } from '../../src/core/block-host';
import { lazyImport } from '../../src/core/lazy-import';
import { mayMoveFocus } from '../../src/core/util/focused-element';
import type { CollectionItem } from '../../src/features/collection/item';
import { warnAboutWrappedItems } from '../../src/features/collection/wrapped-items';
import { lazyComponent } from '../../src/hooks/lazy-component';
import { useContentLink } from '../../src/hooks/use-content-link';
import { useCustomState } from '../../src/hooks/use-custom-state';
import { useSlottedEvent } from '../../src/hooks/use-event-listener';
import { scrollToFocus } from '../../src/hooks/use-focus-request';
import { useLatest } from '../../src/hooks/use-latest';
import { useStyles } from '../../src/hooks/use-styles';
import { AssignedSlot } from '../../src/ui/assigned-slot';
import { ItemList } from './item-list';
import { restoreScroll } from './list-history';
import type { ItemsOptions, ListItems } from './list-items';
import { type LinkClick, listLinkState } from './list-link';
import type { messages } from './messages/es-419';
import { ownContent } from './own-content';
import { MoreButton, PageLinks } from './pager';
import type { PreparedCollection } from './prepare';
import { hasData, sortOptionsOf, viewOf } from './read-settings';
import { ResultCount } from './result-count';
import type { CollectionSettings } from './schema';
import { noOfferSummary, type OfferSummaryOf } from './select-items';
import { useSharedItemProps } from './shared-item-props';
import { StatusMessage } from './status-message';
import { useListNavigation } from './use-list-navigation';
import { useLocalItems } from './use-local-items';

type CollectionProps = BlockProps<CollectionSettings, typeof messages, PreparedCollection>;

const structuredDataModule = lazyImport(() => import('./structured-data'));
const CollectionStructuredData = lazyComponent(
  structuredDataModule,
  (module) => module.CollectionStructuredData,
);

interface ListProps extends CollectionProps {
  list: ListItems;
  options: ItemsOptions;
}

/**
 * Moves the focus to an item, once all items have been rendered: to its first link, else to its place in the list. A visitor who
 * has gone on to another part of the page meanwhile stays there.
 */
const useItemFocus = (host: BlockHost, items: CollectionItem[], isReady: boolean) => {
  const listRef = useRef<HTMLDivElement>(null);
  const [target, setTarget] = useState<number>();
  const latestItems = useLatest(items);
  useEffect(() => {
    if (!isReady || target === undefined) return;
    const place = listRef.current?.children[target];
    if (!(place instanceof HTMLElement)) return;
    setTarget(undefined);
    if (!mayMoveFocus(host.shadowRoot, () => host.matches(':focus-within'))) return;
    const article = latestItems.current[target]?.element ?? place;
    const link = article.querySelector<HTMLElement>('a[href]:not([tabindex])');
    (link ?? place).focus({ preventScroll: true });
    scrollToFocus(place);
  }, [host, isReady, target, latestItems]);
  return { listRef, focusItem: setTarget };
};

/** The list with everything around it. */
const CollectionList = (props: ListProps) => {
  const { settings, content, host, text, prepared, list, options } = props;
  const { modules } = prepared;
  const { navigation, offerSummaryOf } = options;
  const { items, status, isStale } = list;
  const view = viewOf(settings);
  const own = useMemo(() => ownContent(host, content, settings), [host, content, settings]);
  useCustomState(host, 'calendar', view === 'calendar');
  // The list stands in for a calendar that cannot be loaded.
  const layout = view === 'calendar' ? 'list' : view;
  useCustomState(host, layout, true);
  const Calendar = view === 'calendar' ? modules.calendar?.CalendarView : undefined;
  const linkTarget = useContentLink(host, {
    show(target) {
      // A calendar has the events of all pages.
      const page = !Calendar && list.pageOf?.(target);
      if (page) navigation.showLinkedPage(page);
    },
  });

  const [renderedItems, setRenderedItems] = useState<CollectionItem[]>();
  const isReady = renderedItems === items && status === 'ready' && !isStale;
  useEffect(() => {
    if (isReady) restoreScroll();
  }, [isReady]);

  const statusRef = useRef<HTMLDivElement>(null);
  const { listRef, focusItem } = useItemFocus(host, items, isReady);
  const followLink = (click: LinkClick, link: HTMLAnchorElement): void => {
    const state = listLinkState(click, link);
    if (!state) return;
    click.preventDefault();
    navigation.navigate(state);
    focusItem(0);
  };
  /** The focus stays on the control, so a pending move of the focus to the first item is cancelled. */
  const navigateByFilter: typeof navigation.navigate = (changes) => {
    focusItem(undefined);
    navigation.navigate(changes);
  };
  const onLink = (event: MouseEvent<HTMLAnchorElement>): void => followLink(event, event.currentTarget);
  useSlottedEvent(host, 'click', (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[rel]');
    if (link && host.contains(link)) followLink(event, link);
  });
  const showMore = (): void => {
    navigation.showMore(list.lastPage + 1);
    focusItem(items.length);
  };

  const shared = useSharedItemProps({ settings, text, modules, onLink, host, navigation });
  // The page's own links have reserved its place.
  const hasPager = !list.isFirstLoad || own.hasPageLinks;
  const Pager = settings.paging === 'links' ? PageLinks : MoreButton;
  const { Filters } = modules.filters ?? {};
  useStyles(host, modules.data?.itemStyles);
  useStyles(host, modules.likes?.likeStyles);
  const count = (
    <ResultCount
      list={list}
      text={text}
      locale={shared.locale}
      isAnnounced={!!renderedItems}
      hasAllPages={!!Calendar}
    />
  );
  const body = (
    <>
      <ItemList
        list={list}
        shared={shared}
        listRef={listRef}
        view={layout}
        linkTarget={linkTarget}
        onComplete={setRenderedItems}
      />
      <div part="status" role="status" tabIndex={-1} ref={statusRef}>
        <StatusMessage
          list={list}
          navigation={navigation}
          hasData={hasData(settings)}
          text={text}
          onLink={onLink}
        />
      </div>
      {hasPager && (
        <Pager
          list={list}
          navigation={navigation}
          text={text}
          statusRef={statusRef}
          onLink={onLink}
          onMore={showMore}
        />
      )}
    </>
  );
  return (
    <>
      <AssignedSlot nodes={own.before} />
      {Filters ? (
        <Filters
          host={host}
          settings={settings}
          list={list}
          text={text}
          navigation={{ ...navigation, navigate: navigateByFilter }}
          sortOptions={sortOptionsOf(settings)}
        >
          {count}
        </Filters>
      ) : (
        <div className="visually-hidden">{count}</div>
      )}
      {Calendar ? <Calendar settings={settings} list={list} navigation={navigation} /> : body}
      <AssignedSlot nodes={own.after} />
      {settings.structuredData && isReady && (
        <CollectionStructuredData
          host={host}
          items={items}
          offerSummaryOf={offerSummaryOf}
          type={settings.type}
        />
      )}
    </>
  );
};

interface LocalListProps extends CollectionProps {
  options: ItemsOptions;
}

const LocalList = (props: LocalListProps) => {
  const { settings, content, host } = props;
  const hasItems = settings.items.length > 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the content is what the host contains
  useEffect(() => {
    if (!hasItems) warnAboutWrappedItems(host);
  }, [host, content, hasItems]);
  return <CollectionList {...props} list={useLocalItems(props.options)} />;
};

/** A list of posts, products, pictures or events: the page's own articles, items from data, or those of an address. */
export const Collection = (props: CollectionProps) => {
  const { settings, host, text, prepared } = props;
  const { modules, localItems } = prepared;
  const { src, items, currencyCode } = settings;
  const navigation = useListNavigation(host, settings);
  const { products } = modules;
  const offerSummaryOf: OfferSummaryOf = useMemo(
    () => (products ? (item) => products.summariseOffers(item, currencyCode) : noOfferSummary),
    [products, currencyCode],
  );
  const options: ItemsOptions = {
    settings,
    localItems,
    navigation,
    offerSummaryOf,
  };
  if (!src || items.length || !modules.data) return <LocalList {...props} options={options} />;
  const { RemoteItems } = modules.data;
  return (
    <RemoteItems options={{ ...options, host, text }}>
      {(list) => <CollectionList {...props} options={options} list={list} />}
    </RemoteItems>
  );
};
