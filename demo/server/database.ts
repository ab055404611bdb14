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
  /** Opens the database. Rejects if the database cannot be reached, or its file cannot be made. */
  open(): Promise<unknown>;
  /** Runs one statement. Opens the database first if needed. */
  run(sql: string, args?: InArgs): Promise<Row[]>;
  close(): Promise<void>;
}

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
    // A client connects with its first statement.
    await client.execute('SELECT 1');
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

/** Runs a task at the first call only. After a failure, the next call tries again: the database may be reachable by then. */
export function once<Result>(task: () => Promise<Result>): () => Promise<Result> {
  let result: Promise<Result> | undefined;
  return () =>
    (result ??= task().catch((error) => {
      result = undefined;
      throw error;
    }));
}

/**
 * Runs statements on a table. Before the first of them, `setUp` creates the table, and may fill it.
 * @param setUp statements that change nothing where they have run before
 */
export function withTable(database: Database, ...setUp: string[]): Database['run'] {
  const prepare = once(async () => {
    for (const statement of setUp) await database.run(statement);
  });
  return async (sql, args) => {
    await prepare();
    return database.run(sql, args);
  };
}
