import { randomBytes } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';

const crumbBytes = 18;
const safeMethods = ['GET', 'HEAD', 'OPTIONS'];

/** Sets the cookie `crumb` with every HTML page. Scripts read it to repeat it, which no other site can. */
export const giveCrumb: MiddlewareHandler = async (c, next) => {
  await next();
  const isPage = c.res.headers.get('Content-Type')?.startsWith('text/html');
  if (isPage && !getCookie(c, 'crumb')) setCookie(c, 'crumb', newCrumb(), { path: '/', sameSite: 'Lax' });
};

/** Refuses a call that changes something and does not repeat the cookie's value. The answer names the right value. */
export const requireCrumb: MiddlewareHandler = async (c, next) => {
  const expected = getCookie(c, 'crumb');
  const given = [c.req.query('crumb'), c.req.header('X-CSRF-Token')];
  if (safeMethods.includes(c.req.method) || (expected && given.includes(expected))) return next();
  const error =
    'The crumb is missing or wrong: repeat the value of the cookie `crumb` as the query parameter `crumb` or the header `X-CSRF-Token`.';
  return c.json({ crumbFail: true, crumb: expected || newCrumb(), error }, 400);
};

function newCrumb(): string {
  return randomBytes(crumbBytes).toString('base64url');
}
