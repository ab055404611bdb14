import type { Product } from '../../commerce/product';
import type { Seed } from '../item';

interface ShopFacts {
  urlId: string;
  categories: string[];
  tags: string[];
}

/** What the shop's list shows of the catalogue's products, by the last digits of their ids, in the list's order. */
const factsById: Record<string, ShopFacts> = {
  e01: {
    urlId: 'azulejo-pintado',
    categories: ['Azulejos'],
    tags: ['cobalto', 'ocre'],
  },
  e11: { urlId: 'azulejo-clavel', categories: ['Azulejos'], tags: ['ocre'] },
  e12: { urlId: 'azulejo-escamas', categories: ['Azulejos'], tags: ['cobalto'] },
  e15: { urlId: 'panel-del-jarron', categories: ['Paneles'], tags: ['ocre', 'oferta'] },
  e13: {
    urlId: 'punta-de-diamante',
    categories: ['Azulejos'],
    tags: ['cobalto', 'oferta'],
  },
  e05: { urlId: 'clase-en-el-taller', categories: ['Clases'], tags: ['regalo'] },
  e02: {
    urlId: 'juego-de-seis',
    categories: ['Azulejos'],
    tags: ['cobalto', 'oferta', 'regalo'],
  },
  e14: { urlId: 'roseton', categories: ['Paneles'], tags: ['ocre', 'cobalto'] },
  e16: { urlId: 'cenefa-de-olas', categories: ['Cenefas'], tags: ['cobalto', 'mar'] },
  e18: { urlId: 'cruz-floral', categories: ['Azulejos'], tags: ['cobalto'] },
  e08: {
    urlId: 'azulejo-con-nombre',
    categories: ['Azulejos'],
    tags: ['regalo', 'encargo'],
  },
  e19: { urlId: 'lazo-de-ocho', categories: ['Azulejos'], tags: ['cobalto'] },
  e07: { urlId: 'un-azulejo-al-mes', categories: ['Azulejos'], tags: ['regalo'] },
  e04: { urlId: 'patrones', categories: ['Descargas'], tags: ['dibujo'] },
  e17: { urlId: 'azulejo-girasol', categories: ['Azulejos'], tags: ['ocre'] },
  e20: { urlId: 'caja-de-retazos', categories: ['Retazos'], tags: ['mosaico'] },
  e03: { urlId: 'azulejo-roto', categories: ['Retazos'], tags: ['oferta'] },
  e06: { urlId: 'tarjeta-de-regalo', categories: ['Tarjetas'], tags: ['regalo'] },
};

const idStart = '5fcd65ae3ff1011540045';

/** The shop's list, with the prices and the stock that `products` have now. */
export function shopItems(products: Product[]): Seed[] {
  const productById = new Map(products.map((product) => [product.id, product]));
  return Object.entries(factsById).flatMap(([end, { urlId, categories, tags }]) => {
    const product = productById.get(idStart + end);
    if (!product) return [];
    const { id, title, excerpt, items, structuredContent } = product;
    return {
      id,
      urlId,
      title,
      excerpt: `<p>${typeof excerpt === 'string' ? excerpt : ''}</p>`,
      ...items[0],
      categories,
      tags,
      structuredContent,
    };
  });
}
