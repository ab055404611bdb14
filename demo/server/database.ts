import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Client, createClient, type InArgs, type Row } from '@libsql/client';

interface DatabaseOptions {
  /** Address of a libSQL server (`libsql:`, `https:`, …) or a file (`file:`). Has precedence over `folder`. */
  url?: string;
  /** For a server that requires a token. */
  authToken?: string;
  /**
   * Folder of the SQLite file; created if it is missing. Without `url` and `folder` the data is in memory and is lost
   * when the process ends.
   */
  folder?: string;
}

export interface Database {
  /** Opens the database and creates missing tables. Rejects if the database cannot be reached or written. */
  open(): Promise<unknown>;
  /** Runs one statement. Opens the database first if needed. */
  run(sql: string, args?: InArgs): Promise<Row[]>;
  close(): Promise<void>;
}

const schema = `
  CREATE TABLE IF NOT EXISTS form_keys (key TEXT PRIMARY KEY, at INTEGER NOT NULL);
  CREATE TABLE IF NOT EXISTS submissions (
    id INTEGER PRIMARY KEY,
    form_id TEXT NOT NULL,
    at INTEGER NOT NULL,
    form TEXT NOT NULL,
    page TEXT NOT NULL
  );
  CREATE INDEX IF NOT EXISTS submissions_of_form ON submissions (form_id, id);
`;

export function createDatabase(options: DatabaseOptions = {}): Database {
  let opening: Promise<Client> | undefined;
  const open = () => (opening ??= openClient(options));

  return {
    open,
    async run(sql, args = []) {
      const { rows } = await (await open()).execute({ sql, args });
      return rows;
    },
    async close() {
      (await opening)?.close();
    },
  };
}

async function openClient({ url, authToken, folder }: DatabaseOptions): Promise<Client> {
  const file = folder && pathToFileURL(join(folder, 'azulejo.sqlite')).href;
  const address = url || file || ':memory:';
  try {
    if (folder && address === file) mkdirSync(folder, { recursive: true });
    const client = createClient({ url: address, authToken });
    await client.executeMultiple(schema);
    return client;
  } catch (error) {
    throw new Error(`The database ${address} cannot be used: ${reasonOf(error)}. Nothing is stored.`);
  }
}

/** The message of the innermost cause: the outer message for an unreachable server is only "fetch failed". */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause ? reasonOf(error.cause) : error.message || String((error as { code?: unknown }).code);
}

/** Runs statements on a table, which is created before the first of them. */
export function withTable(database: Database, createTable: string): Database['run'] {
  let creation: Promise<unknown> | undefined;
  return async (sql, args) => {
    await (creation ??= database.run(createTable));
    return database.run(sql, args);
  };
}
