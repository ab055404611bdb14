import { productTypes } from '../../../src/features/enums/product-types';
import { pictureOf } from '../collections/item';

/**
 * The tiles that the small site's shop sells beside the catalogue's first products. Amounts are in cents.
 * @module
 */

interface TileOptions {
  id: string;
  sku: string;
  title: string;
  excerpt: string;
  /** The name of a picture of the demo. */
  picture: string;
  price: number;
  salePrice?: number;
  /** Undefined: unlimited. */
  qtyInStock?: number;
}

const tile = ({ id, sku, title, excerpt, picture, price, salePrice = 0, qtyInStock }: TileOptions) => ({
  id: `5fcd65ae3ff1011540045${id}`,
  title,
  excerpt,
  items: [pictureOf(picture)],
  structuredContent: {
    productType: productTypes.physical,
    variants: [
      {
        id: `variant-${sku}`,
        sku,
        price,
        salePrice,
        onSale: salePrice > 0,
        unlimited: qtyInStock === undefined,
        qtyInStock: qtyInStock ?? 0,
        optionValues: [],
      },
    ],
  },
});

export const tileProducts = [
  tile({
    id: 'e11',
    picture: 'clavel',
    sku: 'SQ1000011',
    title: 'Azulejo Clavel',
    excerpt: 'Un clavel de ocho pétalos, pintado de un solo trazo.',
    price: 1350,
    qtyInStock: 24,
  }),
  tile({
    id: 'e12',
    picture: 'escamas',
    sku: 'SQ1000012',
    title: 'Azulejo Escamas',
    excerpt: 'Escamas en tres azules, para muros altos.',
    price: 980,
    qtyInStock: 120,
  }),
  tile({
    id: 'e13',
    picture: 'diamante',
    sku: 'SQ1000013',
    title: 'Azulejo Punta de diamante',
    excerpt: 'Cuatro tonos que engañan al ojo: el muro parece tallado.',
    price: 1150,
    salePrice: 920,
    qtyInStock: 36,
  }),
  tile({
    id: 'e14',
    picture: 'roseton',
    sku: 'SQ1000014',
    title: 'Rosetón de dieciséis piezas',
    excerpt: 'Dieciséis azulejos numerados al dorso, con plano de colocación.',
    price: 21_500,
    qtyInStock: 2,
  }),
  tile({
    id: 'e15',
    picture: 'albarrada',
    sku: 'SQ1000015',
    title: 'Panel del jarrón',
    excerpt: 'Veinte azulejos: un jarrón con siete flores y su orla de hojas.',
    price: 38_000,
    salePrice: 31_900,
    qtyInStock: 1,
  }),
  tile({
    id: 'e16',
    picture: 'marina',
    sku: 'SQ1000016',
    title: 'Cenefa de olas, por metro',
    excerpt: 'Olas que corren hacia la izquierda o hacia la derecha.',
    price: 2800,
    qtyInStock: 60,
  }),
  tile({
    id: 'e17',
    picture: 'talavera',
    sku: 'SQ1000017',
    title: 'Azulejo Girasol',
    excerpt: 'Talavera con un girasol amarillo de antimonio.',
    price: 1450,
    qtyInStock: 0,
  }),
  tile({
    id: 'e18',
    picture: 'cruz',
    sku: 'SQ1000018',
    title: 'Azulejo Cruz floral',
    excerpt: 'Cruces azules que se enlazan en las esquinas.',
    price: 1250,
    qtyInStock: 48,
  }),
  tile({
    id: 'e19',
    picture: 'lazo',
    sku: 'SQ1000019',
    title: 'Lazo de ocho',
    excerpt: 'Cintas que se cruzan sin principio ni fin.',
    price: 1600,
    qtyInStock: 15,
  }),
  tile({
    id: 'e20',
    picture: 'medio',
    sku: 'SQ1000020',
    title: 'Caja de retazos',
    excerpt: 'Tres kilos de piezas con un golpe o un descuido, para mosaico.',
    price: 1900,
  }),
];
