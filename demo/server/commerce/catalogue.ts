/**
 * The products that the demo's shop sells besides those on its pages: one of each product type and kind of price.
 * Amounts are in cents of `currencyCode`.
 * @module
 */

import { productTypes } from '../../../src/features/enums/product-types';
import { pictureOf } from '../collections/item';
import { tileProducts } from './tile-products';

export const currencyCode = 'USD';
export const websiteId = '5c04a037c258b4c112b25f00';

/** The ids of the products that other modules name. */
export const productIds = {
  paintedTile: '5fcd65ae3ff1011540045e01',
  workshopClass: '5fcd65ae3ff1011540045e05',
};

interface VariantOptions {
  price: number;
  salePrice?: number;
  /** Undefined: unlimited. */
  qtyInStock?: number;
  /** Name of an option -> its value. */
  attributes?: Record<string, string>;
}

const variant = (sku: string, { price, salePrice = 0, qtyInStock, attributes = {} }: VariantOptions) => ({
  id: `variant-${sku}`,
  sku,
  price,
  salePrice,
  onSale: salePrice > 0,
  unlimited: qtyInStock === undefined,
  qtyInStock: qtyInStock ?? 0,
  attributes,
  optionValues: Object.entries(attributes).map(([optionName, value]) => ({ optionName, value })),
  width: 4,
  height: 4,
  len: 0.5,
  weight: 1.5,
});

/** The forms of products that name a form only by its id. */
export const catalogueForms = [
  {
    id: '560c37c1a7c8465c4a71d99c',
    title: 'Tu azulejo con nombre',
    fields: [
      { id: 'nombre', type: 'text', title: 'Nombre en el azulejo', required: true, maxLength: 12 },
      {
        id: 'letra',
        type: 'radio',
        title: 'Letra',
        required: true,
        options: [
          { value: 'serif', label: 'Con remates' },
          { value: 'mano', label: 'A mano' },
        ],
      },
      { id: 'nota', type: 'textarea', title: 'Para quien lo pinta', required: false },
    ],
  },
  {
    id: '560c37c1a7c8465c4a71d99d',
    title: 'Your tile with a name',
    fields: [
      { id: 'name', type: 'text', title: 'Name on the tile', required: true, maxLength: 12 },
      {
        id: 'lettering',
        type: 'radio',
        title: 'Lettering',
        required: true,
        options: [
          { value: 'serif', label: 'With serifs' },
          { value: 'hand', label: 'By hand' },
        ],
      },
      { id: 'note', type: 'textarea', title: 'Note for the painter', required: false },
    ],
  },
];

export const catalogue: unknown[] = [
  {
    id: productIds.paintedTile,
    title: 'Azulejo pintado a mano',
    excerpt: 'Barro esmaltado, cocido dos veces.',
    items: [pictureOf('estrella')],
    structuredContent: {
      productType: productTypes.physical,
      variantOptionOrdering: ['Color', 'Medida'],
      variants: [
        variant('SQ1000001', {
          price: 1250,
          attributes: { Color: 'Cobalto', Medida: '10 cm' },
          qtyInStock: 40,
        }),
        variant('SQ1000002', {
          price: 1650,
          attributes: { Color: 'Cobalto', Medida: '15 cm' },
          qtyInStock: 3,
        }),
        variant('SQ1000003', { price: 1250, attributes: { Color: 'Ocre', Medida: '10 cm' }, qtyInStock: 0 }),
      ],
    },
  },
  {
    id: '5fcd65ae3ff1011540045e02',
    title: 'Juego de seis azulejos',
    excerpt: 'Seis estrellas que se unen.',
    items: [pictureOf('cuadrifolio')],
    structuredContent: {
      productType: productTypes.physical,
      variants: [variant('SQ1000004', { price: 6900, salePrice: 5499 })],
    },
  },
  {
    id: '5fcd65ae3ff1011540045e03',
    title: 'Azulejo roto',
    excerpt: 'Se agotó.',
    items: [pictureOf('rincon')],
    structuredContent: {
      productType: productTypes.physical,
      variants: [variant('SQ1000005', { price: 300, qtyInStock: 0 })],
    },
  },
  {
    id: '5fcd65ae3ff1011540045e04',
    title: 'Patrones para imprimir',
    excerpt: 'Un PDF con doce dibujos.',
    items: [pictureOf('hoja')],
    structuredContent: {
      productType: productTypes.digital,
      priceCents: 900,
      salePriceCents: 0,
      onSale: false,
    },
  },
  {
    id: productIds.workshopClass,
    title: 'Clase en el taller',
    excerpt: 'Dos horas, con materiales.',
    items: [pictureOf('arabesco')],
    structuredContent: {
      productType: productTypes.service,
      variants: [variant('SQ1000006', { price: 3500, qtyInStock: 8 })],
    },
  },
  {
    id: '5fcd65ae3ff1011540045e06',
    title: 'Tarjeta de regalo',
    excerpt: 'Para quien ya tiene todo menos azulejos.',
    items: [pictureOf('florero')],
    structuredContent: {
      productType: productTypes.giftCard,
      variantOptionOrdering: ['Valor'],
      variants: [
        variant('SQ1000007', { price: 2500, attributes: { Valor: '$25' } }),
        variant('SQ1000008', { price: 5000, attributes: { Valor: '$50' } }),
      ],
    },
  },
  {
    id: '5fcd65ae3ff1011540045e07',
    title: 'Un azulejo al mes',
    excerpt: 'Doce envíos, cada uno distinto.',
    items: [pictureOf('mosaico')],
    structuredContent: {
      productType: productTypes.physical,
      isSubscribable: true,
      subscriptionPlan: { billingPeriod: { value: 1, unit: 'MONTH' }, numBillingCycles: 12 },
      variants: [variant('SQ1000009', { price: 1100 })],
    },
  },
  {
    id: '5fcd65ae3ff1011540045e08',
    title: 'Azulejo con nombre',
    excerpt: 'Doce letras, pintadas bajo el esmalte.',
    items: [pictureOf('portada')],
    structuredContent: {
      productType: productTypes.physical,
      additionalFieldsFormId: '560c37c1a7c8465c4a71d99c',
      variants: [variant('SQ1000010', { price: 2400, qtyInStock: 60 })],
    },
  },
  ...tileProducts,
];

export interface Coupon {
  id: string;
  promoCode: string;
  name: string;
  /** A part of the subtotal in hundredths of a percent, an amount in cents, or the cost of shipping. */
  discount: { basisPoints: number } | { cents: number } | 'shipping';
  minimumCents: number;
  isExpired: boolean;
}

const coupon = (promoCode: string, name: string, rest: Partial<Coupon>): Coupon => ({
  id: `coupon-${promoCode.toLowerCase()}`,
  promoCode,
  name,
  discount: { cents: 0 },
  minimumCents: 0,
  isExpired: false,
  ...rest,
});

export const knownCoupons: Coupon[] = [
  coupon('AZUL10', '10% de descuento', { discount: { basisPoints: 1000 } }),
  coupon('CINCO', '$5 menos desde $20', { discount: { cents: 500 }, minimumCents: 2000 }),
  coupon('ENVIO', 'Envío gratis', { discount: 'shipping' }),
  coupon('VERANO', '20% en verano', { discount: { basisPoints: 2000 }, isExpired: true }),
];

export interface ShippingRule {
  id: string;
  name: string;
  /** ISO 3166 codes of two letters. Undefined: everywhere. */
  countries?: string[];
  cents: number;
  /** Shipping is free from this subtotal on. */
  freeFromCents?: number;
}

export const shippingRules: ShippingRule[] = [
  { id: 'shipping-standard', name: 'Estándar', countries: ['US', 'MX'], cents: 500, freeFromCents: 7500 },
  { id: 'shipping-express', name: 'Exprés', countries: ['US', 'MX'], cents: 1400 },
  { id: 'shipping-international', name: 'Internacional', cents: 2200 },
];

export interface TaxRule {
  id: string;
  name: string;
  country: string;
  /** Undefined: the whole country. */
  state?: string;
  /** In hundredths of a percent. */
  basisPoints: number;
}

export const taxRules: TaxRule[] = [
  { id: 'tax-ca', name: 'Sales tax', country: 'US', state: 'CA', basisPoints: 725 },
  { id: 'tax-ny', name: 'Sales tax', country: 'US', state: 'NY', basisPoints: 888 },
  { id: 'tax-mx', name: 'IVA', country: 'MX', basisPoints: 1600 },
];
