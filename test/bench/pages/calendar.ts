import { azulejoContestants, bundleHead, type Contestant, plainName } from './contestant';
import { page } from './page';

const eventCount = 30;

const pad = (number: number): string => String(number).padStart(2, '0');

/** Every fifth event lasts three days; on the 15th there are more than a day has room for. */
const rows = Array.from({ length: eventCount }, (_, index) => {
  const day = index % 6 ? 1 + ((index * 7) % 28) : 15;
  const dates =
    index % 5
      ? `<time datetime="2026-05-${pad(day)}T${pad(8 + (index % 12))}:30">May ${day}</time>`
      : `<time datetime="2026-05-${pad(day)}">May ${day}</time> to <time datetime="2026-05-${pad(day + 2)}">${day + 2}</time>`;
  return `<li><a href="#event-${index}">Event ${index + 1}</a>, ${dates}</li>`;
});

const list = `<ul class="events">${rows.join('')}</ul>`;

/** A month of thirty events, from a list in the page. Plain HTML shows the list alone. */
export const calendarPages: Contestant[] = [
  { name: plainName, kind: 'plain', html: page({ body: list }) },
  {
    name: 'FullCalendar',
    kind: 'fullcalendar',
    html: page({ head: bundleHead('fullcalendar-month'), body: `<div class="month">${list}</div>` }),
  },
  ...azulejoContestants(`<az-calendar month="2026-05">${list}</az-calendar>`),
];
