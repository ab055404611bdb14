import { useRef } from 'react';
import type { CollectionItem } from '../../src/features/collection/item';
import { isPast } from '../../src/features/dates/dates';
import { useContentLink } from '../../src/hooks/use-content-link';
import { useVisitorState } from '../../src/hooks/use-visitor-state';
import { headingTag } from '../../src/ui/heading-tag';
import { loadHtmlSanitiser } from '../../src/ui/html';
import { useCalendar } from './calendar-context';
import { type Events, isLinked } from './calendar-event';
import { startOfMonth } from './days';
import { EventList, type EventListProps, PagedEvents, UndatedItems } from './event-list';
import type { LoadedEvents } from './remote-events';

/** Loads what shows the excerpts, which are HTML. */
export const prepareList = (items: CollectionItem[]): Promise<void> =>
  loadHtmlSanitiser(items.map(({ excerpt }) => excerpt));

/** Events under the headings of the months in which they begin, in the order of `events`. */
const Months = ({ events, firstNew, linked }: EventListProps) => {
  const { formats, headingLevel } = useCalendar();
  const Heading = headingTag(headingLevel);
  const months = Map.groupBy(events, ({ firstDay }) => startOfMonth(firstDay));
  return [...months].map(([start, ofMonth]) => (
    <section key={start} part="list-month" aria-label={formats.month(start)}>
      <Heading part="heading">{formats.month(start)}</Heading>
      <EventList events={ofMonth} firstNew={firstNew} linked={linked} hasDay />
    </section>
  ));
};

interface ListViewProps extends Events {
  isPastOpen: boolean;
  loaded: LoadedEvents | undefined;
}

/** All events by month. A button shows the past ones, the latest first. */
export const ListView = ({ dated, undated, isPastOpen, loaded }: ListViewProps) => {
  const { host, text } = useCalendar();
  const [isOpen, setIsOpen] = useVisitorState(host, `past beside ${isPastOpen}`, () => isPastOpen);
  const now = Date.now();
  const upcoming = dated.filter((event) => !isPast(event, now));
  const past = dated.filter((event) => isPast(event, now)).reverse();
  const linkedEntry = useRef<HTMLLIElement>(null);
  const linkTarget = useContentLink(host, {
    show: (target) => {
      if (past.some((event) => isLinked(event, target))) setIsOpen(true);
    },
    find: () => linkedEntry.current,
  });
  const linked = { event: dated.find((event) => isLinked(event, linkTarget)), ref: linkedEntry };
  const hasAll = !loaded || loaded.status === 'ready';
  return (
    <>
      <div part="list" aria-busy={!!loaded?.isLoading}>
        {!upcoming.length && hasAll && <p part="empty">{text('noUpcoming')}</p>}
        <PagedEvents name="upcoming" events={upcoming} linked={linked} List={Months} />
        {past.length > 0 && (
          <details part="past" open={isOpen} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
            <summary part="past-summary">{text('past')}</summary>
            {isOpen && <PagedEvents name="past" events={past} linked={linked} List={Months} />}
          </details>
        )}
        {undated.length > 0 && <UndatedItems items={undated} />}
      </div>
      {loaded?.statusLine}
    </>
  );
};
