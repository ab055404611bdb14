import { randomUUID } from 'node:crypto';
import { type Context, Hono } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { readFields } from '../read-fields';
import type { Collections } from './collections';
import type { Likes } from './likes';

const visitorCookie = 'demoVisitor';
const yearS = 365 * 24 * 60 * 60;

function visitorOf(c: Context): string {
  const known = getCookie(c, visitorCookie);
  if (known) return known;
  const id = randomUUID();
  setCookie(c, visitorCookie, id, { path: '/', sameSite: 'Lax', httpOnly: true, maxAge: yearS });
  return id;
}

/**
 * `POST /rest/likes` `{ itemId }`: likes an item, which may be one of a page that no collection has. A second like of the same visitor
 * changes nothing.
 */
export function createLikeCalls(likes: Likes, collections: Collections): Hono {
  const calls = new Hono();
  calls.post('/rest/likes', async (c) => {
    const itemId = (await readFields(c.req))?.itemId;
    if (typeof itemId !== 'string' || !itemId) return c.json({ error: 'Falta el campo `itemId`.' }, 400);
    await likes.add(itemId, visitorOf(c));
    const item = await collections.findById(itemId);
    const likeCount = (item?.likeCount ?? 0) + (await likes.countOf(itemId));
    return c.json({ itemId, likeCount, isLiked: true });
  });
  return calls;
}
