import type { BlockHost, BlockProps } from '../../src/core/block-host';
import { emit } from '../../src/core/emit';
import { formatLocaleOf } from '../../src/core/i18n/format-locale';
import { lazyImport } from '../../src/core/lazy-import';
import type { CollectionItem } from '../../src/features/collection/item';
import { lazyComponent } from '../../src/hooks/lazy-component';
import { useCustomState } from '../../src/hooks/use-custom-state';
import { AssignedSlot } from '../../src/ui/assigned-slot';
import { type CalendarContextValue, CalendarProvider } from './calendar-context';
import { dateFormatsFor } from './date-formats';
import type { messages } from './messages/es-419';
import { MonthView } from './month-view';
import type { LoadedEvents } from './remote-events';
import type { CalendarSettings } from './schema';
import { prepareItems, timeZoneOf, useEvents } from './use-events';
import { useToday } from './use-today';

const StructuredData = lazyComponent(
  lazyImport(() => import('./structured-data')),
  (module) => module.CalendarStructuredData,
);
const listModule = lazyImport(() => import('./list-view'));
const ListView = lazyComponent(listModule, (module) => module.ListView);
const remoteModule = lazyImport(() => import('./remote-events'));
const RemoteEvents = lazyComponent(remoteModule, (module) => module.RemoteEvents);

type PreparedItems = CollectionItem[] | undefined;

const loadFirstRender = async (settings: CalendarSettings, host: BlockHost): Promise<PreparedItems> => {
  const [items, list] = await Promise.all([
    prepareItems(settings, host),
    settings.view === 'list' ? listModule.load() : undefined,
    settings.src ? remoteModule.load() : undefined,
  ]);
  await list?.prepareList(items ?? [], host);
  return items;
};

/** Loads what the first render shows, so that nothing moves afterwards. Nothing for a month of the page's own events. */
export const prepare = (settings: CalendarSettings, host: BlockHost): Promise<PreparedItems> | undefined => {
  const { view, items, src } = settings;
  return view === 'list' || src || items.length ? loadFirstRender(settings, host) : undefined;
};

type CalendarProps = BlockProps<CalendarSettings, typeof messages, PreparedItems>;

/** A month or a list of events. */
const CalendarView = (props: CalendarProps & { loaded?: LoadedEvents | undefined }) => {
  const { settings, host, text, loaded } = props;
  const { view, headingLevel, addToCalendar } = settings;
  const { events, otherContent } = useEvents({ ...props, loaded });
  const today = useToday();
  const locale = formatLocaleOf(host);
  useCustomState(host, 'list', view === 'list');

  const context: CalendarContextValue = {
    host,
    text,
    formats: dateFormatsFor(locale),
    today,
    innerLevel: headingLevel + 1,
    hasAddButton: addToCalendar,
    titleOf: ({ title }) => title || text('untitled'),
    announceOpening: (click, { id, title, url }) => {
      if (!emit(host, 'az-open', { cancelable: true, detail: { id, title, url } })) click.preventDefault();
    },
  };
  return (
    <CalendarProvider value={context}>
      <AssignedSlot nodes={otherContent} />
      {view === 'list' ? (
        <ListView key={`${settings.showPast}`} {...events} isPastOpen={settings.showPast} loaded={loaded} />
      ) : (
        <MonthView {...events} settings={settings} locale={locale} loaded={loaded} />
      )}
      {settings.structuredData && <StructuredData events={events.dated} />}
    </CalendarProvider>
  );
};

/** Events as a month or as a list. */
export const Calendar = (props: CalendarProps) => {
  const { settings, host, text } = props;
  const { src } = settings;
  if (!src) return <CalendarView {...props} />;
  return (
    <RemoteEvents src={src} timeZone={timeZoneOf(settings, host)} text={text}>
      {(loaded) => <CalendarView {...props} loaded={loaded} />}
    </RemoteEvents>
  );
};
