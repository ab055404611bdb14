import { type Database, withTable } from '../database';

interface TrackedEvent {
  /** Path of the request. */
  path: string;
  /** The data of the request: the fields of a form, a JSON value, or the query of an image. */
  sent: unknown;
}

interface StoredEvent extends TrackedEvent {
  id: number;
  /** In ms since 1970. */
  at: number;
}

const maxStored = 2000;
const maxListed = 200;

const table = `CREATE TABLE IF NOT EXISTS tracked (
  id INTEGER PRIMARY KEY, at INTEGER NOT NULL, path TEXT NOT NULL, sent TEXT NOT NULL
)`;

/** Stores the requests of the analytics collectors. */
export function createEventStore(database: Database) {
  const run = withTable(database, table);

  return {
    async add({ path, sent }: TrackedEvent): Promise<void> {
      await run('INSERT INTO tracked (path, at, sent) VALUES (?, ?, ?)', [
        path,
        Date.now(),
        JSON.stringify(sent),
      ]);
      await run('DELETE FROM tracked WHERE id <= (SELECT max(id) FROM tracked) - ?', [maxStored]);
    },

    /** Newest first. */
    async list(): Promise<StoredEvent[]> {
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
