import { getConnInfo } from '@hono/node-server/conninfo';
import { type Context, Hono } from 'hono';
import { readFields } from '../read-fields';
import { type Accounts, longSessionLifeMs, sessionLifeMs } from './accounts';
import { createAttemptLimit } from './attempt-limit';
import type { Person } from './people';
import { clearSessionCookie, sessionIdOf, setSessionCookie, setUnlockedCookie } from './session-cookie';
import { textsFor } from './texts';

/** An office may share one address. */
const maxFailuresOfAddress = 100;
const maxFailuresOfAccount = 10;

const addressOf = (c: Context): string => {
  try {
    return getConnInfo(c).remote.address ?? '';
  } catch {
    // A test calls the app without a connection.
    return '';
  }
};

/** The data of a person in the answer to a sign-in, and in the context of a page. */
export const publicAccount = ({ id, email, displayName }: Person) => ({ id, email, displayName });

/** Signs people in and out, and unlocks the locked page. */
export function createAccountCalls(accounts: Accounts) {
  const accountAttempts = createAttemptLimit({ maxFailures: maxFailuresOfAccount });
  const addressAttempts = createAttemptLimit({ maxFailures: maxFailuresOfAddress });

  /** Runs an attempt unless too many have failed. */
  const attempt = async <T>(c: Context, name: string, run: () => Promise<T | undefined>) => {
    const address = addressOf(c);
    const waitS = Math.max(accountAttempts.waitS(name), addressAttempts.waitS(address));
    if (waitS > 0) return { waitS, result: undefined };
    accountAttempts.count(name);
    const forgiveAddress = addressAttempts.count(address);
    const result = await run();
    if (result !== undefined) {
      accountAttempts.forget(name);
      forgiveAddress();
    }
    return { waitS, result };
  };

  const refuse = (c: Context, waitS: number, reason: 'wrong' | 'wrongPassword') => {
    const texts = textsFor(c.req);
    if (waitS === 0) return c.json({ error: texts[reason] }, 401);
    c.header('Retry-After', String(waitS));
    return c.json({ error: texts.tooMany }, 429);
  };

  /** Starts a session for the fields `email` and `password`. */
  const signIn = async (c: Context, fields: Record<string, unknown>) => {
    const { email, password } = fields;
    if (typeof email !== 'string' || typeof password !== 'string') return undefined;
    const isLong = [true, 'true', 'on'].includes(fields.rememberMe as boolean | string);
    const lifeMs = isLong ? longSessionLifeMs : sessionLifeMs;
    const { waitS, result } = await attempt(c, email.trim().toLowerCase(), () =>
      accounts.signIn({ email, password, lifeMs }),
    );
    // The browser gets a new session; its earlier session ends.
    if (result) await accounts.end(sessionIdOf(c));
    if (result) setSessionCookie(c, result.id, isLong);
    return { waitS, session: result };
  };

  const signOut = async (c: Context) => {
    await accounts.end(sessionIdOf(c));
    clearSessionCookie(c);
    return c.body(null, 204);
  };

  const calls = new Hono();

  calls.post('/site-users/account/session', async (c) => {
    const answer = await signIn(c, (await readFields(c.req)) ?? {});
    if (!answer) return c.json({ error: textsFor(c.req).unreadable }, 400);
    const { waitS, session } = answer;
    if (!session) return refuse(c, waitS, 'wrong');
    return c.json({ xsrfToken: session.token, account: publicAccount(session.person) });
  });

  calls.delete('/site-users/account/session', signOut);
  calls.post('/auth/Logout', signOut);

  calls.post('/auth/visitor/unlock', async (c) => {
    const { password } = (await readFields(c.req)) ?? {};
    if (typeof password !== 'string') return c.json({ error: textsFor(c.req).noPassword }, 400);
    // All visitors share the password, so failures count per address: no visitor locks the page for the others.
    const { waitS, result } = await attempt(c, `page ${addressOf(c)}`, () => accounts.unlockPage(password));
    if (!result) return refuse(c, waitS, 'wrongPassword');
    setUnlockedCookie(c, result);
    return c.body(null, 204);
  });

  return { calls, signIn };
}

export type SignIn = ReturnType<typeof createAccountCalls>['signIn'];
