import * as v from 'valibot';
import { type Database, withTable } from '../database';
import { catalogue } from './catalogue';
import { type Product, productSchema } from './product';

interface ProductsOptions {
  database: Database;
  /** Reads the settings of the `<az-product>` elements on the demo's pages. They have precedence over the catalogue. */
  readPages(): Promise<object[]>;
}

interface SoldLine {
  itemId: string;
  sku: string;
  quantity: number;
}

/** Short, because an author may be editing the pages. */
const pageCacheMs = 1000;

const table = `CREATE TABLE IF NOT EXISTS sold (
  item_id TEXT NOT NULL, sku TEXT NOT NULL, quantity INTEGER NOT NULL, PRIMARY KEY (item_id, sku)
)`;

/** The products on sale. Pages and catalogue contain the initial stock; the database contains the sold quantities. */
export function createProducts({ database, readPages }: ProductsOptions) {
  const run = withTable(database, table);

  let products: Promise<Product[]> | undefined;
  let readAt = Number.NEGATIVE_INFINITY;
  function readProducts(): Promise<Product[]> {
    const now = Date.now();
    if (!products || now - readAt > pageCacheMs) {
      products = readPages().then((items) => parseProducts([...catalogue, ...items]));
      readAt = now;
    }
    return products;
  }

  async function list(): Promise<Product[]> {
    const [rows, products] = await Promise.all([
      run('SELECT item_id, sku, quantity FROM sold'),
      readProducts(),
    ]);
    const sold = new Map(rows.map(({ item_id, sku, quantity }) => [`${item_id} ${sku}`, Number(quantity)]));
    return products.map((product) => subtractSold(product, sold));
  }

  return {
    list,

    async find(id: string): Promise<Product | undefined> {
      return (await list()).find((product) => product.id === id);
    },

    async sell(lines: SoldLine[]): Promise<void> {
      for (const { itemId, sku, quantity } of lines)
        await run(
          `INSERT INTO sold (item_id, sku, quantity) VALUES (?, ?, ?)
           ON CONFLICT (item_id, sku) DO UPDATE SET quantity = quantity + excluded.quantity`,
          [itemId, sku, quantity],
        );
    },
  };
}

export type Products = ReturnType<typeof createProducts>;

/** Skips invalid products. Of two products with the same id the later one wins. */
function parseProducts(items: unknown[]): Product[] {
  const products = new Map<string, Product>();
  for (const item of items) {
    const { success, output } = v.safeParse(productSchema, item);
    if (success) products.set(output.id, output);
  }
  return [...products.values()];
}

function subtractSold(product: Product, sold: Map<string, number>): Product {
  const variants = product.structuredContent.variants.map((variant) => ({
    ...variant,
    qtyInStock: Math.max(0, variant.qtyInStock - (sold.get(`${product.id} ${variant.sku}`) ?? 0)),
  }));
  return { ...product, structuredContent: { ...product.structuredContent, variants } };
}
