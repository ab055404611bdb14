import { randomUUID } from 'node:crypto';
import type { Database } from '../database';

/** A page may lie open for a day before it is sent. */
const keyLifeMs = 24 * 60 * 60_000;

/** Keys that each allow one submission. They outlive the server, as the pages that hold them do. */
export function createFormKeys(database: Database) {
  return {
    async give(): Promise<string> {
      const key = randomUUID();
      const at = Date.now();
      await database.run('DELETE FROM form_keys WHERE at < ?', [at - keyLifeMs]);
      await database.run('INSERT INTO form_keys (key, at) VALUES (?, ?)', [key, at]);
      return key;
    },

    /** Whether the key was good; it is not any more. One statement, so that two calls cannot both use it. */
    async use(key: string): Promise<boolean> {
      const oldest = Date.now() - keyLifeMs;
      const used = await database.run('DELETE FROM form_keys WHERE key = ? AND at >= ? RETURNING key', [
        key,
        oldest,
      ]);
      return used.length > 0;
    },
  };
}
