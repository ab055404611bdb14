import type { ReactNode } from 'react';
import type { BlockHost, BlockProps } from '../../src/core/block-host';
import { contentBeside } from '../../src/core/host-content';
import { formatLocaleOf } from '../../src/core/i18n/format-locale';
import { lazyImport } from '../../src/core/lazy-import';
import { compiledFields } from '../../src/core/settings/field';
import { findDatedElements } from '../../src/features/collection/dated-elements';
import type { ItemReader } from '../../src/features/collection/load-collection';
import { warnAboutLooseDates } from '../../src/features/collection/loose-dates';
import { lazyComponent } from '../../src/hooks/lazy-component';
import { AssignedSlot } from '../../src/ui/assigned-slot';
import { type CollectionStatus, DateList } from './date-list';
import type { messages } from './messages/es-419';
import { readDateElement } from './read-content';
import { type DateSource, divideDates, isOver, readDates, readTourDate, type TourDate } from './read-dates';
import { schema, type TourDatesSettings } from './schema';

const remoteModule = lazyImport(() => import('./remote-dates'));
const RemoteDates = lazyComponent(remoteModule, (module) => module.RemoteDates);
const StructuredData = lazyComponent(
  lazyImport(() => import('./structured-data')),
  (module) => module.TourStructuredData,
);

/** Reads the dates that an address answers. */
const reader: ItemReader<TourDate> = {
  field: compiledFields(schema).items,
  read: (item, options) => readTourDate(item as DateSource, options),
};

interface PreparedDates {
  dates: TourDate[];
  /** The element's children without dates, and its own texts. */
  otherContent: (Element | Text)[];
  /** Where past dates fold away: the height in px of the element before its first render, so that nothing below moves. */
  reservedHeight: number;
}

/** Reads the dates of the settings, else those of the page. */
export const prepareDates = async (
  { items, src }: TourDatesSettings,
  host: BlockHost,
): Promise<PreparedDates> => {
  if (src) await remoteModule.load();
  const elements = items.length ? [] : findDatedElements(host);
  if (!items.length && !elements.length && !src) warnAboutLooseDates(host);
  const dates = readDates(items.length ? items : elements.map(readDateElement), host);
  const isFolding = elements.length > 0 && dates.some(isOver) && !host.internals.states.has('ready');
  return {
    dates,
    otherContent: items.length ? [] : contentBeside(host, elements),
    reservedHeight: isFolding ? host.offsetHeight : 0,
  };
};

type TourDatesProps = BlockProps<TourDatesSettings, typeof messages, PreparedDates>;

/** The dates of a tour: when, where, and the tickets. */
export const TourDates = ({ settings, host, text, prepared }: TourDatesProps) => {
  const { src, pageSize, showPast, artist, structuredData } = settings;
  const { dates, otherContent, reservedHeight } = prepared;
  const renderDates = (visible: TourDate[], status?: CollectionStatus): ReactNode => {
    const { coming, past } = divideDates(visible);
    return (
      <>
        <DateList
          // The page opens or closes past dates by its setting.
          key={`${showPast}`}
          host={host}
          coming={coming}
          past={past}
          text={text}
          locale={formatLocaleOf(host)}
          pageSize={pageSize}
          isPastOpen={showPast}
          status={status}
          reservedHeight={reservedHeight}
        />
        {structuredData && <StructuredData host={host} coming={coming} artist={artist} />}
      </>
    );
  };
  return (
    <>
      <AssignedSlot nodes={otherContent} />
      {src ? (
        <RemoteDates host={host} src={src} reader={reader} text={text} fallback={dates}>
          {renderDates}
        </RemoteDates>
      ) : (
        renderDates(dates)
      )}
    </>
  );
};
