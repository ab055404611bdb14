import { type Database, withTable } from '../database';

const table = 'CREATE TABLE IF NOT EXISTS site_values (name TEXT PRIMARY KEY, value TEXT NOT NULL)';

/** The site's own settings, as JSON by name. */
export function createSiteValues(database: Database) {
  const run = withTable(database, table);
  return {
    /** @returns `initial` until a value has been saved */
    async read<T>(name: string, initial: T): Promise<T> {
      const [row] = await run('SELECT value FROM site_values WHERE name = ?', [name]);
      return row ? JSON.parse(String(row.value)) : initial;
    },
    async save(name: string, value: unknown): Promise<void> {
      await run('INSERT OR REPLACE INTO site_values (name, value) VALUES (?, ?)', [
        name,
        JSON.stringify(value),
      ]);
    },
  };
}
