import { randomBytes } from 'node:crypto';
import type { Context, MiddlewareHandler } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { readFields } from './read-fields';

const crumbBytes = 18;
const safeMethods = ['GET', 'HEAD', 'OPTIONS'];

/** Sets the cookie `crumb` with every HTML page. Only scripts of this site can read the cookie and repeat its value. */
export const issueCrumb: MiddlewareHandler = async (c, next) => {
  await next();
  const isPage = c.res.headers.get('Content-Type')?.startsWith('text/html');
  if (isPage && !getCookie(c, 'crumb')) setCrumb(c, newCrumb());
};

/**
 * Rejects a call that changes data without repeating the cookie's value. The answer contains the right value. The token of a
 * session is accepted, too, but a page loses it when it loads again, and then has only the crumb.
 * @param sessionToken the token of the caller's session
 */
export const requireCrumb =
  (sessionToken: (c: Context) => Promise<string | undefined>): MiddlewareHandler =>
  async (c, next) => {
    const expected = getCookie(c, 'crumb');
    const repeated = [c.req.query('crumb'), c.req.header('X-CSRF-Token')];
    if (safeMethods.includes(c.req.method) || (expected && repeated.includes(expected))) return next();
    const token = await sessionToken(c);
    if (token && repeated.includes(token)) return next();
    return refuseCrumb(c, 'the query parameter `crumb` or the header `X-CSRF-Token`');
  };

/** Rejects a form whose field `crumb` does not repeat the cookie's value. */
export const requireFormCrumb: MiddlewareHandler = async (c, next) => {
  const expected = getCookie(c, 'crumb');
  const fields = await readFields(c.req);
  return expected && fields?.crumb === expected ? next() : refuseCrumb(c, 'the field `crumb` of the form');
};

function refuseCrumb(c: Context, place: string): Response {
  const expected = getCookie(c, 'crumb');
  const crumb = expected || newCrumb();
  // The answer sets the cookie, because a page of another host cannot.
  if (!expected) setCrumb(c, crumb);
  const error = `The crumb is missing or wrong: repeat the value of the cookie \`crumb\` as ${place}.`;
  return c.json({ crumbFail: true, crumb, error }, 400);
}

function setCrumb(c: Context, crumb: string): void {
  setCookie(c, 'crumb', crumb, { path: '/', sameSite: 'Lax' });
}

function newCrumb(): string {
  return randomBytes(crumbBytes).toString('base64url');
}
