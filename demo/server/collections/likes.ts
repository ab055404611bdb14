import { type Database, withTable } from '../database';
import type { Item } from './item';

const table = `CREATE TABLE IF NOT EXISTS likes (
  item_id TEXT NOT NULL, visitor_id TEXT NOT NULL, at INTEGER NOT NULL, PRIMARY KEY (item_id, visitor_id)
)`;

/** The likes of visitors, one of each for an item. */
export function createLikes(database: Database) {
  const run = withTable(database, table);

  /** How many visitors like the items. */
  async function countsOf(ids: string[]): Promise<Map<string, number>> {
    const rows = await run(
      'SELECT item_id, count(*) AS count FROM likes WHERE item_id IN (SELECT value FROM json_each(?)) GROUP BY item_id',
      [JSON.stringify(ids)],
    );
    return new Map(rows.map(({ item_id, count }) => [String(item_id), Number(count)]));
  }

  return {
    async add(itemId: string, visitorId: string): Promise<void> {
      await run('INSERT OR IGNORE INTO likes VALUES (?, ?, ?)', [itemId, visitorId, Date.now()]);
    },

    async countOf(itemId: string): Promise<number> {
      return (await countsOf([itemId])).get(itemId) ?? 0;
    },

    /** The items with the likes of this database added to their own. */
    async addCounts(items: Item[]): Promise<Item[]> {
      const counts = await countsOf(items.map(({ id }) => id));
      return items.map((item) => ({ ...item, likeCount: item.likeCount + (counts.get(item.id) ?? 0) }));
    },
  };
}

export type Likes = ReturnType<typeof createLikes>;
