import { randomUUID } from 'node:crypto';
import { Hono } from 'hono';
import { cors } from 'hono/cors';

/** As with the real providers. */
const tokenLifeMs = 2 * 60_000;

/** The server's half of the captcha stand-ins (demo/captcha): gives their boxes tokens, and checks each token once. */
export function createCaptcha() {
  const tokens = new Map<string, number>();

  const calls = new Hono();
  calls.post('/token', cors(), (c) => {
    const token = `stand-in.${randomUUID()}`;
    tokens.set(token, Date.now());
    return c.json({ token });
  });

  function verify(token: unknown): boolean {
    const at = tokens.get(String(token));
    tokens.delete(String(token));
    return at !== undefined && Date.now() - at < tokenLifeMs;
  }

  return { calls, verify };
}
