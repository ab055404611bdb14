import { Hono } from 'hono';
import { isObject } from '../../../src/core/util/is-object';
import { escapeHtml } from '../../build/html';
import { dayMs } from '../day';
import { readFields } from '../read-fields';

interface WorkshopEvent {
  title: string;
  /** Days from today, so that the demo has past and upcoming events on every day. */
  inDays: number;
  /** On the clocks of the workshop. */
  time: string;
  place: string;
  excerpt: string;
  picture: string;
  alt: string;
}

const events: WorkshopEvent[] = [
  {
    title: 'Horneada de otoño',
    inDays: -20,
    time: '10:00',
    place: 'Patio del taller',
    excerpt: 'Abrimos el horno ante los vecinos.',
    picture: 'portada',
    alt: 'Portada cubierta de azulejos',
  },
  {
    title: 'Taller abierto: pincel y cobalto',
    inDays: 6,
    time: '10:30',
    place: 'Taller Azul, Puebla',
    excerpt: 'Una mañana para pintar la primera tesela. El barro y los esmaltes están incluidos.',
    picture: 'estrella',
    alt: 'Azulejo con una estrella azul',
  },
  {
    title: 'Feria de la talavera',
    inDays: 20,
    time: '09:00',
    place: 'Plaza de los Sapos, Puebla',
    excerpt: 'Veinte talleres, una plaza y música hasta la noche.',
    picture: 'talavera',
    alt: 'Azulejos de talavera en blanco y azul',
  },
  {
    title: 'Esmaltes de ceniza',
    inDays: 34,
    time: '17:00',
    place: 'Sala de esmaltes',
    excerpt: 'Tres tardes sobre esmaltes que nacen de la ceniza del horno.',
    picture: 'marina',
    alt: 'Una bahía con cuatro barcos de vela',
  },
];

const dayOf = ({ inDays }: WorkshopEvent): string =>
  new Date(Date.now() + inDays * dayMs).toISOString().slice(0, 10);

const dateFormat = new Intl.DateTimeFormat('es-MX', {
  dateStyle: 'full',
  timeStyle: 'short',
  timeZone: 'UTC',
});

const articleOf = (event: WorkshopEvent): string => {
  const { title, time, place, excerpt, picture, alt } = event;
  const date = `${dayOf(event)}T${time}`;
  return `<article data-record-type="12">
  <img src="/pictures/${picture}-750w.jpg" width="1500" height="1000" alt="${escapeHtml(alt)}" loading="lazy">
  <h3><a href="#${picture}">${escapeHtml(title)}</a></h3>
  <time datetime="${date}">${dateFormat.format(new Date(`${date}Z`))}</time>
  <address>${escapeHtml(place)}</address>
  <p>${escapeHtml(excerpt)}</p>
</article>`;
};

const readJson = (text: unknown): unknown => {
  try {
    return JSON.parse(`${text}`);
  } catch {
    return undefined;
  }
};

const isPast = ({ inDays }: WorkshopEvent): boolean => inDays < 0;

/** The content of an events summary, as the hosted builder's server renders it for a block. */
export const widgetRendering = new Hono().post('/', async (c) => {
  const fields = (await readFields(c.req)) ?? {};
  const widget = readJson(fields.widgetJSON);
  if (!isObject(widget) || !isObject(widget.value))
    return c.json({ error: 'Falta `widgetJSON` con `type`, `id` y `value` del bloque.' }, 400);
  if (!fields.collectionId) return c.json({ error: 'Falta `collectionId`.' }, 400);
  const { showPastOrUpcomingEvents, pageSize } = widget.value;
  const showsPast = showPastOrUpcomingEvents === 'past';
  const shown =
    showPastOrUpcomingEvents === 'all' ? events : events.filter((event) => isPast(event) === showsPast);
  const html = shown
    .slice(0, Number(pageSize) || shown.length)
    .map(articleOf)
    .join('\n');
  return c.json({ html });
});
