import { useMemo } from 'react';
import type { BlockHost, BlockProps } from '../../src/core/block-host';
import { contentNodesOf } from '../../src/core/host-content';
import { lazyImport } from '../../src/core/lazy-import';
import { elementName } from '../../src/core/util/element-name';
import { warnOnce } from '../../src/core/util/warn-once';
import type { CollectionItem } from '../../src/features/collection/item';
import { readItemElement } from '../../src/features/collection/item-element';
import { readAndLog } from '../../src/features/collection/item-problems';
import { readTimeZone, timeZoneExpected } from '../../src/features/collection/time-zone';
import { type Events, readEvents } from './calendar-event';
import { findEventElements } from './find-event-elements';
import type { messages } from './messages/es-419';
import type { LoadedEvents } from './remote-events';
import type { CalendarSettings } from './schema';

/** Reads items of the settings; most pages contain their events. */
const itemModule = lazyImport(() => import('../../src/features/collection/item'));

/** The time zone that the settings name for events without one; undefined for the visitor's own. */
export const timeZoneOf = ({ timeZone }: CalendarSettings, host: BlockHost): string | undefined =>
  readTimeZone(timeZone, () =>
    warnOnce(
      host,
      `timeZone is ${JSON.stringify(timeZone)}, expected ${timeZoneExpected}; the visitor's own is used.`,
    ),
  );

/** The events of the settings; undefined where they have none. */
export const prepareItems = async (
  settings: CalendarSettings,
  host: BlockHost,
): Promise<CollectionItem[] | undefined> => {
  if (!settings.items.length) return undefined;
  const { readItems } = await itemModule.load();
  return readItems(settings.items, elementName(host), timeZoneOf(settings, host));
};

interface EventsOptions
  extends Pick<
    BlockProps<CalendarSettings, typeof messages, CollectionItem[] | undefined>,
    'settings' | 'content' | 'host' | 'prepared'
  > {
  /** The events of the settings' address; undefined where they name none. */
  loaded: LoadedEvents | undefined;
}

interface VisibleEvents {
  events: Events;
  /** The element's children without events, and its own texts. */
  otherContent: (Element | Text)[];
}

/** The calendar's events: those that its address answers, else those of the settings, else those of the page. */
export const useEvents = ({ settings, content, host, prepared, loaded }: EventsOptions): VisibleEvents => {
  const timeZone = timeZoneOf(settings, host);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the content is what the host contains
  const elements = useMemo(() => (prepared ? [] : findEventElements(host)), [prepared, content, host]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the host's name is for messages alone
  const ownItems = useMemo(
    () =>
      prepared ??
      readAndLog(elementName(host), (report) =>
        elements.map((element) => readItemElement(element, { timeZone, report })),
      ),
    [prepared, elements, timeZone],
  );
  // With an address, the element contains a fallback.
  const hasFallback = !!loaded && !(loaded.status === 'failed' && !loaded.items.length);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the content is what the host contains
  const otherContent = useMemo(() => {
    if (prepared || hasFallback) return [];
    // Most children are events themselves, of which there may be thousands.
    const eventElements = new Set<Node>(elements);
    return contentNodesOf(host).filter(
      (child) => !eventElements.has(child) && !elements.some((element) => child.contains(element)),
    );
  }, [prepared, hasFallback, content, host, elements]);
  const visibleItems = loaded?.items.length ? loaded.items : ownItems;
  const events = useMemo(() => {
    const { dated, undated } = readEvents(visibleItems);
    return { dated, undated: hasFallback && visibleItems === ownItems ? [] : undated };
  }, [visibleItems, ownItems, hasFallback]);
  return { events, otherContent };
};
