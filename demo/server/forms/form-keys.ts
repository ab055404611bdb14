import { randomUUID } from 'node:crypto';
import { type Database, withTable } from '../database';
import { dayMs } from '../day';

/** A page can stay open for a day before its form is sent. */
const keyLifeMs = dayMs;

const table = 'CREATE TABLE IF NOT EXISTS form_keys (key TEXT PRIMARY KEY, at INTEGER NOT NULL)';

/** Keys that allow one submission each. They are stored, because open pages outlive a restart of the server. */
export function createFormKeys(database: Database) {
  const run = withTable(database, table);

  return {
    async create(): Promise<string> {
      const key = randomUUID();
      const at = Date.now();
      await run('DELETE FROM form_keys WHERE at < ?', [at - keyLifeMs]);
      await run('INSERT INTO form_keys (key, at) VALUES (?, ?)', [key, at]);
      return key;
    },

    /** Uses a key up and returns whether it was valid. One statement, so that two calls cannot use the same key. */
    async use(key: string): Promise<boolean> {
      const oldest = Date.now() - keyLifeMs;
      const used = await run('DELETE FROM form_keys WHERE key = ? AND at >= ? RETURNING key', [key, oldest]);
      return used.length > 0;
    },
  };
}
