import type { BlockHost } from '../../src/core/block-host';
import { contentBeside } from '../../src/core/host-content';
import { lazyImport } from '../../src/core/lazy-import';
import { warnOnce } from '../../src/core/util/warn-once';
import { findDatedElements } from '../../src/features/collection/dated-elements';
import type { CollectionItem } from '../../src/features/collection/item';
import { readItemElement } from '../../src/features/collection/item-element';
import { warnAboutLooseDates } from '../../src/features/collection/loose-dates';
import { readAndLog } from '../../src/features/collection/read-and-log';
import { readTimeZone, timeZoneExpected } from '../../src/features/dates/time-zone';
import type { CalendarSettings } from './schema';

/** Loaded for items of the settings only; most pages have their events in their content. */
const itemModule = lazyImport(() => import('../../src/features/collection/item'));

/** The events of the settings or of the page's content, as opposed to those at the address `src`. */
export interface OwnEvents {
  /** The events of the settings, else those of the page's content. */
  items: CollectionItem[];
  /** The element's children without events, and its own texts; none where the settings have events. */
  otherContent: (Element | Text)[];
  /** The time zone of events that name none; undefined for the visitor's own. */
  timeZone: string | undefined;
}

/** Reads the events of the settings, else those of the page. */
export const readOwnEvents = (
  { items, src, timeZone: zoneName }: CalendarSettings,
  host: BlockHost,
): OwnEvents | Promise<OwnEvents> => {
  const timeZone = readTimeZone(zoneName, () =>
    warnOnce(
      host,
      `timeZone is ${JSON.stringify(zoneName)}, expected ${timeZoneExpected}; the visitor's own is used.`,
    ),
  );
  if (items.length)
    return itemModule.load().then(async ({ readItems }) => ({
      items: await readItems(items, host, timeZone),
      otherContent: [],
      timeZone,
    }));
  const elements = findDatedElements(host);
  if (!elements.length && !src) warnAboutLooseDates(host);
  return {
    items: readAndLog(host, (report) =>
      elements.map((element) => readItemElement(element, { timeZone, report })),
    ),
    otherContent: contentBeside(host, elements),
    timeZone,
  };
};
