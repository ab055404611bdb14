import { productTypes } from '../../../src/features/enums/product-types';
import type { Entry, StoredCart } from './carts';
import { currencyCode, websiteId } from './catalogue';
import { type Product, priceOf, type Variant, variantOf } from './product';
import { totalsOf } from './totals';

interface Line {
  entry: Entry;
  product: Product;
  variant: Variant;
}

/** The cart's entries whose product and variant are still on sale. */
export function linesOf({ content }: StoredCart, products: Product[]): Line[] {
  return content.entries.flatMap((entry) => {
    const product = products.find(({ id }) => id === entry.itemId);
    const variant = product && variantOf(product, entry.sku);
    return product && variant ? [{ entry, product, variant }] : [];
  });
}

/** A cart in the format of README.md: all amounts in cents, at the current prices. */
export function cartAnswer(cart: StoredCart, products: Product[]) {
  const { token, id, created, updatedOn, orderId, content } = cart;
  const lines = linesOf(cart, products);
  const types = lines.map(({ product }) => product.structuredContent.productType);
  const requiresShipping = types.includes(productTypes.physical);
  const hasDigital = types.includes(productTypes.digital);
  return {
    id,
    cartToken: token,
    websiteId,
    orderId,
    created,
    updatedOn,
    isPurchased: orderId !== '',
    currencyCode,
    entries: lines.map(entryAnswer),
    shippingLocation: content.location,
    ...totalsOf({
      lines: lines.map(({ entry, variant }) => ({ cents: priceOf(variant), quantity: entry.quantity })),
      requiresShipping,
      promoCodes: content.promoCodes,
      location: content.location,
      optionId: content.optionId,
    }),
    totalQuantity: lines.reduce((sum, { entry }) => sum + entry.quantity, 0),
    hasDigital,
    purelyDigital: hasDigital && types.every((type) => type === productTypes.digital),
    requiresShipping,
  };
}

export type CartAnswer = ReturnType<typeof cartAnswer>;

function entryAnswer({ entry, product, variant }: Line) {
  const price = priceOf(variant);
  const { productType, isSubscribable, subscriptionPlan, additionalFieldsForm, additionalFieldsFormId } =
    product.structuredContent;
  return {
    ...entry,
    title: product.title,
    item: {
      id: product.id,
      title: product.title,
      fullUrl: product.fullUrl,
      items: product.items,
      price: { currency: currencyCode, value: (price / 100).toFixed(2) },
      structuredContent: {
        productType,
        isSubscribable,
        subscriptionPlan,
        additionalFieldsForm,
        additionalFieldsFormId,
      },
    },
    purchasePriceCents: price,
    nonSalePriceCents: variant.price,
    subTotal: price * entry.quantity,
    chosenVariant: variant,
    productType,
  };
}
