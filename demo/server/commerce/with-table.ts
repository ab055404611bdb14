import type { Database } from '../database';

/** Statements on a table, which is made before the first of them. */
export function withTable(database: Database, table: string): Database['run'] {
  let making: Promise<unknown> | undefined;
  return async (sql, args) => {
    await (making ??= database.run(table));
    return database.run(sql, args);
  };
}
