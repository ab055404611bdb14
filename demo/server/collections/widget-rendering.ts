import { Hono } from 'hono';
import { html } from 'hono/html';
import { isObject } from '../../../src/core/util/is-object';
import { readFields } from '../read-fields';
import type { Collections } from './collections';
import { teaserOf } from './item-html';

const readJson = (text: unknown): unknown => {
  try {
    return JSON.parse(`${text}`);
  } catch {
    return undefined;
  }
};

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

/** The settings of a summary as the parameters of a list's address (list-query.ts). */
const parametersOf = ({ pageSize, filter, showPastOrUpcomingEvents }: Record<string, unknown>) => {
  const { tag, category } = isObject(filter) ? filter : {};
  return {
    ...(pageSize ? { pageSize: `${pageSize}` } : {}),
    ...(isText(tag) ? { tag } : {}),
    ...(isText(category) ? { category } : {}),
    when: isText(showPastOrUpcomingEvents) ? showPastOrUpcomingEvents.toLowerCase() : 'upcoming',
  };
};

/**
 * `POST /widget/GetWidgetRendering` with `widgetJSON` and `collectionId`: the content of a summary, as the hosted builder's
 * server renders it for a block.
 */
export function createWidgetRendering(collections: Collections): Hono {
  const calls = new Hono();
  calls.post('/widget/GetWidgetRendering', async (c) => {
    const { widgetJSON, collectionId } = (await readFields(c.req)) ?? {};
    const widget = readJson(widgetJSON);
    if (!isObject(widget) || !isObject(widget.value))
      return c.json({ error: 'Falta `widgetJSON` con `type`, `id` y `value` del bloque.' }, 400);
    if (!isText(collectionId)) return c.json({ error: 'Falta `collectionId`.' }, 400);
    const page = await collections.listById(collectionId, parametersOf(widget.value));
    if (!page) return c.json({ error: `No hay una colección con el id «${collectionId}».` }, 404);
    return c.json({ html: `${html`${page.items.map(teaserOf)}`}` });
  });
  return calls;
}
