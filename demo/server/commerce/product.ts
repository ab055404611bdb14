import * as v from 'valibot';
import { productTypes } from '../../../src/features/enums/product-types';
import { maxPriceCents } from '../../../src/features/money/currencies';

/** Site contexts contain the number of a product type, carts its name, and some pages the number as text. */
const typesByName: Record<string, number> = {
  PHYSICAL: productTypes.physical,
  DIGITAL: productTypes.digital,
  SERVICE: productTypes.service,
  GIFT_CARD: productTypes.giftCard,
  PAYWALL: productTypes.paywall,
};

const cents = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(maxPriceCents));

const variantSchema = v.looseObject({
  id: v.optional(v.string()),
  sku: v.pipe(v.string(), v.minLength(1)),
  price: cents,
  salePrice: v.optional(cents),
  onSale: v.optional(v.boolean(), false),
  qtyInStock: v.optional(v.number(), 0),
  unlimited: v.optional(v.boolean(), false),
  optionValues: v.optional(v.array(v.object({ optionName: v.optional(v.string()), value: v.string() })), []),
});

export const productSchema = v.looseObject({
  id: v.pipe(v.string(), v.minLength(1)),
  title: v.optional(v.string(), ''),
  /** Pictures. */
  items: v.optional(v.array(v.looseObject({})), []),
  structuredContent: v.looseObject({
    productType: v.pipe(
      v.union([v.number(), v.string()]),
      v.transform((type) => typesByName[type] ?? Number(type)),
    ),
    variants: v.optional(v.array(variantSchema), []),
    priceCents: v.optional(cents, 0),
    salePriceCents: v.optional(cents),
    onSale: v.optional(v.boolean(), false),
  }),
});

export type Product = v.InferOutput<typeof productSchema>;
export type Variant = v.InferOutput<typeof variantSchema>;

/** The variants on sale. A digital product has one unlimited variant without a SKU; a paywall has none. */
export function variantsOf({ structuredContent }: Product): Variant[] {
  const { productType, variants, priceCents, salePriceCents, onSale } = structuredContent;
  if (productType === productTypes.paywall) return [];
  if (productType !== productTypes.digital) return variants;
  return [
    {
      sku: '',
      price: priceCents,
      salePrice: salePriceCents,
      onSale,
      qtyInStock: 0,
      unlimited: true,
      optionValues: [],
    },
  ];
}

/** The variant with this SKU. Without a SKU, the only variant. */
export function variantOf(product: Product, sku: string): Variant | undefined {
  const variants = variantsOf(product);
  return variants.length === 1 && !sku ? variants[0] : variants.find((variant) => variant.sku === sku);
}

/** The current price in cents. An item on sale without another price costs as much as before. */
export const priceOf = ({ price, salePrice, onSale }: Variant): number =>
  onSale ? (salePrice ?? price) : price;
