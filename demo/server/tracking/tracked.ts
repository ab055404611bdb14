import type { Database } from '../database';

export interface Tracked {
  /** The path that was called. */
  path: string;
  /** What came: a form's fields, JSON's value, the query of a picture. */
  sent: unknown;
}

export interface StoredTracked extends Tracked {
  id: number;
  /** In ms since 1970. */
  at: number;
}

const maxKept = 2000;
const maxListed = 200;

const table = `CREATE TABLE IF NOT EXISTS tracked (
  id INTEGER PRIMARY KEY, at INTEGER NOT NULL, path TEXT NOT NULL, sent TEXT NOT NULL
)`;

/** What collectors have told of visits. */
export function createTracked(database: Database) {
  let making: Promise<unknown> | undefined;
  const run: Database['run'] = async (sql, args) => {
    await (making ??= database.run(table));
    return database.run(sql, args);
  };

  return {
    async add({ path, sent }: Tracked): Promise<void> {
      await run('INSERT INTO tracked (path, at, sent) VALUES (?, ?, ?)', [
        path,
        Date.now(),
        JSON.stringify(sent),
      ]);
      await run('DELETE FROM tracked WHERE id <= (SELECT max(id) FROM tracked) - ?', [maxKept]);
    },

    /** The latest first. */
    async list(): Promise<StoredTracked[]> {
      const rows = await run(`SELECT id, at, path, sent FROM tracked ORDER BY id DESC LIMIT ${maxListed}`);
      return rows.map(({ id, at, path, sent }) => ({
        id: Number(id),
        at: Number(at),
        path: String(path),
        sent: JSON.parse(String(sent)),
      }));
    },
  };
}
