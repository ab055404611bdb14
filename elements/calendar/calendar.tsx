import { useMemo } from 'react';
import type { BlockHost, BlockProps } from '../../src/core/block-host';
import { emit } from '../../src/core/emit';
import { formatLocaleOf } from '../../src/core/i18n/format-locale';
import { lazyImport } from '../../src/core/lazy-import';
import { lazyComponent } from '../../src/hooks/lazy-component';
import { useCustomState } from '../../src/hooks/use-custom-state';
import { AssignedSlot } from '../../src/ui/assigned-slot';
import { type CalendarContextValue, CalendarProvider } from './calendar-context';
import { readEvents } from './calendar-event';
import { createDateFormats } from './date-formats';
import type { messages } from './messages/es-419';
import { MonthView } from './month-view';
import { type OwnEvents, readOwnEvents } from './own-events';
import type { LoadedEvents } from './remote-events';
import type { CalendarSettings } from './schema';
import { useMonth } from './use-month';
import { useToday } from './use-today';

const StructuredData = lazyComponent(
  lazyImport(() => import('./structured-data')),
  (module) => module.CalendarStructuredData,
);
const listModule = lazyImport(() => import('./list-view'));
const ListView = lazyComponent(listModule, (module) => module.ListView);
const remoteModule = lazyImport(() => import('./remote-events'));
const RemoteEvents = lazyComponent(remoteModule, (module) => module.RemoteEvents);

/** Loads what the first render shows beside a month, so that nothing moves afterwards. */
const loadViews = async (
  { view, src }: CalendarSettings,
  ownEvents: OwnEvents | Promise<OwnEvents>,
): Promise<OwnEvents> => {
  const [own, list] = await Promise.all([
    ownEvents,
    view === 'list' ? listModule.load() : undefined,
    src ? remoteModule.load() : undefined,
  ]);
  await list?.prepareList(own.items);
  return own;
};

/** Reads the events that the page names itself, and loads what shows them. A month of the page's own events loads nothing. */
export const prepare = (settings: CalendarSettings, host: BlockHost): OwnEvents | Promise<OwnEvents> => {
  const own = readOwnEvents(settings, host);
  return settings.view === 'list' || settings.src ? loadViews(settings, own) : own;
};

type CalendarProps = BlockProps<CalendarSettings, typeof messages, OwnEvents>;

const noContent: OwnEvents['otherContent'] = [];

/** A month or a list of events. */
const CalendarView = (props: CalendarProps & { loaded?: LoadedEvents | undefined }) => {
  const { settings, host, text, prepared, loaded } = props;
  const { view, headingLevel, addToCalendar } = settings;
  const { items, otherContent } = prepared;
  // With an address, the element contains a fallback. Its events show until there are others.
  const isFallback = !!loaded && (loaded.status !== 'failed' || loaded.items.length > 0);
  const visibleItems = loaded?.items.length ? loaded.items : items;
  const { dated, undated } = useMemo(() => readEvents(visibleItems), [visibleItems]);
  const events = { dated, undated: isFallback && visibleItems === items ? [] : undated };
  const today = useToday();
  const locale = formatLocaleOf(host);
  const formats = useMemo(() => createDateFormats(locale), [locale]);
  useCustomState(host, 'list', view === 'list');
  // Here, so that the visitor comes back to the same month after a list.
  const month = useMonth({
    host,
    setting: settings.month,
    events: dated,
    today,
    onChange: (name) => emit(host, 'az-change', { detail: { month: name } }),
  });

  const context: CalendarContextValue = {
    host,
    text,
    formats,
    today,
    headingLevel,
    hasAddButton: addToCalendar,
    titleOf: ({ title }) => title || text('untitled'),
    emitOpen: (click, { id, title, url }) => {
      if (!emit(host, 'az-open', { cancelable: true, detail: { id, title, url } })) click.preventDefault();
    },
  };
  return (
    <CalendarProvider value={context}>
      <AssignedSlot nodes={isFallback ? noContent : otherContent} />
      {view === 'list' ? (
        <ListView key={`${settings.showPast}`} {...events} isPastOpen={settings.showPast} loaded={loaded} />
      ) : (
        <MonthView {...events} settings={settings} locale={locale} month={month} loaded={loaded} />
      )}
      {settings.structuredData && <StructuredData events={dated} />}
    </CalendarProvider>
  );
};

/** Events as a month or as a list. */
export const Calendar = (props: CalendarProps) => {
  const { settings, host, text, prepared } = props;
  const { src } = settings;
  if (!src) return <CalendarView {...props} />;
  return (
    <RemoteEvents host={host} src={src} timeZone={prepared.timeZone} text={text}>
      {(loaded) => <CalendarView {...props} loaded={loaded} />}
    </RemoteEvents>
  );
};
