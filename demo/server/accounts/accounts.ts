import { createHash, randomBytes } from 'node:crypto';
import { type Database, once, withTable } from '../database';
import { dayMs } from '../day';
import { hashPassword, isPassword } from './passwords';
import { type Person, pagePassword, people } from './people';

export interface Session {
  person: Person;
  /** The session's CSRF token: `xsrfToken` in the answer to a sign-in. */
  token: string;
}

const idBytes = 24;
/** A session ends after a day, though its cookie may live as long as the browser. */
export const sessionLifeMs = dayMs;
/** For visitors who want to stay signed in. */
export const longSessionLifeMs = 30 * dayMs;

const accountTable = `CREATE TABLE IF NOT EXISTS accounts (
  id TEXT PRIMARY KEY, email TEXT NOT NULL UNIQUE, display_name TEXT NOT NULL, roles TEXT NOT NULL, password TEXT NOT NULL
)`;

/** `account_id` is "" for a visitor who has unlocked a page. `hash` is that of the id in the cookie. */
const sessionTable = `CREATE TABLE IF NOT EXISTS sessions (
  hash TEXT PRIMARY KEY, account_id TEXT NOT NULL, token TEXT NOT NULL, ends_at INTEGER NOT NULL
)`;

const newId = (): string => randomBytes(idBytes).toString('base64url');

/** The database has only hashes, so that a copy of it gives nobody a session. */
const hashOf = (id: string): string => createHash('sha256').update(id).digest('base64url');

/** The salted hashes of `people`, in their order. Hashing is slow on purpose, so the process does it once for all databases. */
let seedHashes: Promise<string[]> | undefined;
let lockedPageHash: Promise<string> | undefined;
/** The hash for sign-ins to accounts that do not exist: their check takes as long as that of other accounts. */
let nobodysHash: Promise<string> | undefined;

/** The accounts of the demo's site, and the sessions of those who are signed in. */
export function createAccounts(database: Database) {
  const runAccounts = withTable(database, accountTable);
  const runSessions = withTable(database, sessionTable);

  const seed = once(async () => {
    const hashes = await (seedHashes ??= Promise.all(people.map(({ password }) => hashPassword(password))));
    for (const [index, { id, email, displayName, roles }] of people.entries()) {
      const values = [id, email, displayName, JSON.stringify(roles), hashes[index] ?? ''];
      await runAccounts('INSERT OR IGNORE INTO accounts VALUES (?, ?, ?, ?, ?)', values);
    }
  });

  /** @returns the id for the cookie, and the session's token */
  async function startSession(accountId: string, lifeMs: number) {
    const now = Date.now();
    const id = newId();
    const token = newId();
    await runSessions('DELETE FROM sessions WHERE ends_at < ?', [now]);
    await runSessions('INSERT INTO sessions VALUES (?, ?, ?, ?)', [
      hashOf(id),
      accountId,
      token,
      now + lifeMs,
    ]);
    return { id, token };
  }

  const findSession = async (id: string) =>
    (
      await runSessions('SELECT * FROM sessions WHERE hash = ? AND ends_at >= ?', [hashOf(id), Date.now()])
    )[0];

  return {
    /** @returns undefined where the address or the password is wrong */
    async signIn({ email, password, lifeMs }: { email: string; password: string; lifeMs: number }) {
      await seed();
      const [row] = await runAccounts('SELECT * FROM accounts WHERE email = ?', [email.trim().toLowerCase()]);
      const stored = row ? String(row.password) : await (nobodysHash ??= hashPassword(newId()));
      if (!(await isPassword(password, stored)) || !row) return undefined;
      return { ...(await startSession(String(row.id), lifeMs)), person: personOf(row) };
    },

    /** The session of a cookie. */
    async find(id = ''): Promise<Session | undefined> {
      const session = id ? await findSession(id) : undefined;
      if (!session) return undefined;
      const [row] = await runAccounts('SELECT * FROM accounts WHERE id = ?', [String(session.account_id)]);
      return row && { person: personOf(row), token: String(session.token) };
    },

    async end(id = ''): Promise<void> {
      await runSessions('DELETE FROM sessions WHERE hash = ?', [hashOf(id)]);
    },

    /** @returns the id for the cookie; undefined where the password is wrong */
    async unlockPage(password: string): Promise<string | undefined> {
      const stored = await (lockedPageHash ??= hashPassword(pagePassword));
      return (await isPassword(password, stored)) ? (await startSession('', sessionLifeMs)).id : undefined;
    },

    /** Whether a cookie is that of a visitor who has unlocked the page. */
    async hasUnlocked(id = ''): Promise<boolean> {
      return !!id && (await findSession(id))?.account_id === '';
    },
  };
}

export type Accounts = ReturnType<typeof createAccounts>;

const personOf = (row: Record<string, unknown>): Person => ({
  id: String(row.id),
  email: String(row.email),
  displayName: String(row.display_name),
  roles: JSON.parse(String(row.roles)),
});
