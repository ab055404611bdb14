import { randomBytes } from 'node:crypto';
import type { Context, MiddlewareHandler } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';

const crumbBytes = 18;
const safeMethods = ['GET', 'HEAD', 'OPTIONS'];

/** Sets the cookie `crumb` with every HTML page. Scripts read it to repeat it, which no other site can. */
export const giveCrumb: MiddlewareHandler = async (c, next) => {
  await next();
  const isPage = c.res.headers.get('Content-Type')?.startsWith('text/html');
  if (isPage && !getCookie(c, 'crumb')) setCrumb(c, newCrumb());
};

/** Refuses a call that changes something and does not repeat the cookie's value. The answer names the right value. */
export const requireCrumb: MiddlewareHandler = async (c, next) => {
  const expected = getCookie(c, 'crumb');
  const given = [c.req.query('crumb'), c.req.header('X-CSRF-Token')];
  if (safeMethods.includes(c.req.method) || (expected && given.includes(expected))) return next();
  const crumb = expected || newCrumb();
  // Also where a page of another host calls, which could set it for its own host only.
  if (!expected) setCrumb(c, crumb);
  const error =
    'The crumb is missing or wrong: repeat the value of the cookie `crumb` as the query parameter `crumb` or the header `X-CSRF-Token`.';
  return c.json({ crumbFail: true, crumb, error }, 400);
};

function setCrumb(c: Context, crumb: string): void {
  setCookie(c, 'crumb', crumb, { path: '/', sameSite: 'Lax' });
}

function newCrumb(): string {
  return randomBytes(crumbBytes).toString('base64url');
}
