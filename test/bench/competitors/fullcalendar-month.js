// FullCalendar with the month view alone. Its events come from the list in the page, which the month replaces.
import { Calendar } from 'fullcalendar';
import dayGridPlugin from 'fullcalendar/daygrid';
import classicThemePlugin from 'fullcalendar/themes/classic';

const dayMs = 86_400_000;
const element = document.querySelector('.month');

/** The end of whole days is the day after. */
const dayAfter = (day) => new Date(Date.parse(day) + dayMs).toISOString().slice(0, 10);

const events = [...element.querySelectorAll('li')].map((row) => {
  const [start, end] = [...row.querySelectorAll('time')].map(({ dateTime }) => dateTime);
  const { textContent: title, href: url } = row.querySelector('a');
  return { title, url, start, end: end && dayAfter(end) };
});

element.replaceChildren();
element.api = new Calendar(element, {
  plugins: [dayGridPlugin, classicThemePlugin],
  initialView: 'dayGridMonth',
  initialDate: '2026-05-01',
  dayMaxEvents: 3,
  events,
});
element.api.render();
