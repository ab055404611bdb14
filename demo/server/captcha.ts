import { randomUUID } from 'node:crypto';
import { Hono } from 'hono';
import { cors } from 'hono/cors';

/** The same as the real providers'. */
const tokenLifeMs = 2 * 60_000;

/** The server side of the captcha mocks (demo/captcha): creates tokens, and verifies each token once. */
export function createCaptcha() {
  const tokens = new Map<string, number>();

  const calls = new Hono();
  calls.post('/token', cors(), (c) => {
    const token = `mock.${randomUUID()}`;
    tokens.set(token, Date.now());
    return c.json({ token });
  });

  function verify(token: unknown): boolean {
    const createdAt = tokens.get(String(token));
    tokens.delete(String(token));
    return createdAt !== undefined && Date.now() - createdAt < tokenLifeMs;
  }

  return { calls, verify };
}
