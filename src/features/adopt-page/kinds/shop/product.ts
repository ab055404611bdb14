import { hasOwnHandler } from '../../../../core/builder-scripts';
import { isObject } from '../../../../core/util/is-object';
import { singleLineText } from '../../../../core/util/single-line-text';
import { productTypes } from '../../../enums/product-types';
import { isBuilderAddress, leadsNowhere, pictureAddress } from '../../addresses';
import { isTrue, parseData, pick, type SavedData, stringOf } from '../../parse-data';
import { picturesIn } from '../element';
import type { Read, SavedPage } from '../kind';
import { shopNeeds } from './needs';
import { readPrice, shopCurrency } from './price';

/** The controls with which visitors choose and buy, in all templates. */
const controlSelector =
  '.product-variants, .product-quantity-input, .sqs-add-to-cart-button-wrapper, .sqs-add-to-cart-button';

const itemIdOf = (control: Element): string =>
  (control.hasAttribute('data-item-id') ? control : control.querySelector('[data-item-id]'))?.getAttribute(
    'data-item-id',
  ) ?? '';

/** Whether a part of the page sells nothing but this product, as far as its buttons say. */
const sellsOnly = (part: Element, itemId: string): boolean =>
  [...part.querySelectorAll('.sqs-add-to-cart-button')].every((button) => itemIdOf(button) === itemId);

/**
 * The part of the page that shows the product: the product's own page, a block among others, or the largest part of an article
 * or a section that sells no other product. The price of another product would be taken for this one's.
 */
const productOf = (button: Element, itemId: string): Element => {
  const product = button.closest('.ProductItem, .pdp-layout, .product-block');
  if (product && [null, itemId].includes(product.getAttribute('data-item-id'))) return product;
  const limit = button.closest('article, section');
  let part = button.parentElement ?? button;
  while (limit && part !== limit && part.parentElement && sellsOnly(part.parentElement, itemId))
    part = part.parentElement;
  return part;
};

/** Options, quantity and button of one product, in their order. Other products may stand in the same part. */
const controlsOf = (product: Element, itemId: string): Element[] =>
  [...product.querySelectorAll(controlSelector)].filter(
    (control) => ['', itemId].includes(itemIdOf(control)) && !control.parentElement?.closest(controlSelector),
  );

/** Whether the owner has given the button a link or a script of their own. */
const isOwn = (button: Element): boolean => {
  const href = button.closest('a[href]')?.getAttribute('href') ?? '';
  return hasOwnHandler(button) || !leadsNowhere(href);
};

const variantSettings = [
  'sku',
  'price',
  'salePrice',
  'priceMoney',
  'salePriceMoney',
  'onSale',
  'qtyInStock',
  'unlimited',
  'stock',
  'optionValues',
  'attributes',
];

const hasPrice = ({ price, priceMoney }: SavedData): boolean => (price ?? priceMoney) !== undefined;

/** The product in the site's settings, where the page is the product's own. */
const contextOf = (itemId: string, { context }: SavedPage): { item: SavedData; product: SavedData } => {
  const item = isObject(context.item) ? context.item : {};
  const isSame = itemId !== '' && [context.itemId, item.id].includes(itemId);
  return isSame
    ? { item, product: isObject(context.product) ? context.product : {} }
    : { item: {}, product: {} };
};

/** The variants in the markup, else in the site's settings. */
const variantsOf = (controls: Element[], product: SavedData): SavedData[] => {
  const list = controls.map((control) => control.getAttribute('data-variants')).find(Boolean);
  const variants = list ? parseData(`{"variants":${list}}`)?.variants : product.variants;
  return Array.isArray(variants)
    ? variants.filter(isObject).map((variant) => pick(variant, variantSettings))
    : [];
};

/** The names of the options, in the order in which visitors read them. */
const optionNames = (controls: Element[]): string[] => [
  ...new Set(
    controls.flatMap((control) =>
      [...control.querySelectorAll('[data-variant-option-name]')].map(
        (option) => option.getAttribute('data-variant-option-name') ?? '',
      ),
    ),
  ),
];

/** Settings that the product's button has as attributes: type of product, label, form. */
const buttonSettings = (button: Element): SavedData => {
  const form = parseData(button.closest('[data-form]')?.getAttribute('data-form'));
  const label = button.getAttribute('data-original-label') ?? '';
  return {
    productType: Number(button.getAttribute('data-product-type')) || productTypes.physical,
    ...(isTrue(button.getAttribute('data-is-subscription')) ? { isSubscribable: true } : {}),
    ...(isTrue(button.getAttribute('data-use-custom-label')) && label
      ? { useCustomAddButtonText: true, customAddButtonText: label }
      : {}),
    ...(form ? { additionalFieldsForm: form } : {}),
  };
};

/** Variants and prices; undefined where the page has no price, or several and does not say which variant each belongs to. */
const sellableContent = (
  button: Element,
  {
    part,
    controls,
    product,
    currency,
  }: { part: Element; controls: Element[]; product: SavedData; currency: string },
): SavedData | undefined => {
  const base: SavedData = {
    ...pick(product, ['subscriptionPlan', 'priceCents', 'salePriceCents', 'priceMoney', 'salePriceMoney']),
    ...(isTrue(product.onSale) ? { onSale: true } : {}),
    ...buttonSettings(button),
  };
  const names = optionNames(controls);
  const variants = variantsOf(controls, product);
  if (variants.some(hasPrice)) return { ...base, variants, variantOptionOrdering: names };
  if (base.productType === productTypes.digital && (base.priceCents ?? base.priceMoney)) return base;
  // Visitors read one price, but each variant may have its own.
  const price = names.length > 0 || variants.length > 1 ? undefined : readPrice(part, currency);
  if (!price) return undefined;
  if (base.productType === productTypes.digital) return { ...base, ...price };
  return { ...base, variants: [{ ...variants[0], ...price }] };
};

/** The picture that stands for the product in the cart. */
const pictureOf = (part: Element, page: SavedPage): SavedData[] => {
  const [image] = picturesIn(part);
  const found = image && pictureAddress(image, page);
  if (!found || (found.isRemote && !page.mayRequestRemote)) return [];
  return [{ src: found.address, ...pick({ alt: image.getAttribute('alt') }, ['alt']) }];
};

/** An address that the product may lead to: a path, or a whole address that is not the builder's. */
const pathOf = (link: Element | null): string => {
  const href = link?.getAttribute('href') ?? '';
  return /^(https?:\/)?\//.test(href) && !isBuilderAddress(href) ? href : '';
};

const titleSelector = '.ProductItem-details-title, .product-title, [data-content-field="title"], h1';

/**
 * The controls with which visitors buy a product. Its pictures, name, price and description stay where the page has them; the
 * saved controls show until the block has rendered.
 */
export const readProduct: Read = (button, page) => {
  if (isOwn(button)) return undefined;
  const itemId = itemIdOf(button);
  const part = productOf(button, itemId);
  const controls = controlsOf(part, itemId);
  const { item, product } = contextOf(itemId, page);
  const currency = shopCurrency(button, page.context);
  const structuredContent = sellableContent(button, { part, controls, product, currency });
  if (!structuredContent)
    return {
      why: 'Its prices are not in the page. Put the block "product" with them in the place of the button.',
      key: 'pricesMissing',
    };
  const title = part.querySelector(titleSelector);
  return {
    target: controls[0],
    attributes: {
      layout: 'form',
      'currency-code': currency,
      'full-url': stringOf(item.fullUrl) || pathOf(title?.closest('a') ?? null),
      'cart-url': pathOf(button.closest('body')?.querySelector('a.sqs-custom-cart') ?? null),
      // The colours of buttons in 7.1; elsewhere, those of the block.
      style:
        '--az-color-accent: var(--primaryButtonBackgroundColor); --az-color-on-accent: var(--primaryButtonTextColor)',
    },
    data: {
      id: itemId,
      title: stringOf(item.title) || singleLineText(title),
      items: pictureOf(part, page),
      structuredContent,
    },
    needs: shopNeeds,
    content: () => controls,
  };
};
