import type { BlockHost, BlockProps } from '../../src/core/block-host';
import { emit } from '../../src/core/emit';
import { formatLocaleOf } from '../../src/core/i18n/format-locale';
import { lazyImport } from '../../src/core/lazy-import';
import type { CollectionItem } from '../../src/features/collection/item';
import { LoadStatus } from '../../src/features/collection/load-status';
import { lazyComponent } from '../../src/hooks/lazy-component';
import { useCustomState } from '../../src/hooks/use-custom-state';
import { AssignedSlot } from '../../src/ui/assigned-slot';
import { CalendarProvider, type CalendarTools } from './calendar-context';
import { dateFormatsFor } from './date-formats';
import type { messages } from './messages/es-419';
import { MonthView } from './month-view';
import type { CalendarSettings } from './schema';
import { prepareItems, useEvents } from './use-events';
import { useToday } from './use-today';

const StructuredData = lazyComponent(
  lazyImport(() => import('./structured-data')),
  (module) => module.StructuredData,
);
const listModule = lazyImport(() => import('./list-view'));
const ListView = lazyComponent(listModule, (module) => module.ListView);

type PreparedItems = CollectionItem[] | undefined;

/** Loads what the first render shows: the events of the settings, and a list, so that nothing moves afterwards. */
export const prepare = (settings: CalendarSettings, host: BlockHost): Promise<PreparedItems> | undefined => {
  const { view, items } = settings;
  if (view !== 'list') return items.length ? prepareItems(settings, host) : undefined;
  const list = listModule.load().then(({ prepareList }) => prepareList(items, host));
  return Promise.all([prepareItems(settings, host), list]).then(([prepared]) => prepared);
};

type CalendarProps = BlockProps<CalendarSettings, typeof messages, PreparedItems>;

/** Events as a month or as a list. */
export const Calendar = (props: CalendarProps) => {
  const { settings, host, text } = props;
  const { view, headingLevel, addToCalendar } = settings;
  const { events, otherContent, collection } = useEvents(props);
  const today = useToday();
  const locale = formatLocaleOf(host);
  useCustomState(host, 'list', view === 'list');

  const tools: CalendarTools = {
    host,
    text,
    formats: dateFormatsFor(locale),
    today,
    innerLevel: headingLevel + 1,
    hasAddButton: addToCalendar,
    titleOf: ({ title }) => title || text('untitled'),
    announceOpening: ({ id, title, url }) =>
      emit(host, 'az-open', { cancelable: true, detail: { id, title, url } }),
  };
  const isComplete = !settings.src || collection.status === 'ready';
  const loadStatus = <LoadStatus state={collection} load={collection.load} text={text} />;
  return (
    <CalendarProvider value={tools}>
      <AssignedSlot nodes={otherContent} />
      {view === 'list' ? (
        <>
          <ListView
            key={`${settings.showPast}`}
            {...events}
            isPastOpen={settings.showPast}
            isLoading={collection.isLoading}
          />
          {loadStatus}
        </>
      ) : (
        <MonthView
          {...events}
          settings={settings}
          locale={locale}
          isComplete={isComplete}
          isLoading={collection.isLoading}
        >
          {loadStatus}
        </MonthView>
      )}
      {settings.structuredData && <StructuredData events={events.dated} />}
    </CalendarProvider>
  );
};
