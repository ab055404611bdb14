import { useRef, useState } from 'react';
import type { BlockHost } from '../../src/core/block-host';
import { emit } from '../../src/core/emit';
import { importWithRetry, lazyImport } from '../../src/core/lazy-import';
import { productTypes } from '../../src/features/enums/product-types';
import { type Offer, productTypeOf } from '../../src/features/product/offers';
import type { ProductContent } from '../../src/features/product/schema';
import type { FormBlock } from '../../src/features/product-form/product-form';
import { useProductForm } from '../../src/features/product-form/use-product-form';
import type { ProductText } from './product-text';
import type { ProductSettings } from './schema';

/** Loaded on the first press, because it includes the cart and its API. */
const buyModule = lazyImport(() => import('./buy/buy'));

const formBlock: FormBlock = { tag: 'az-form', load: () => importWithRetry(() => import('../form/index')) };

interface PurchaseState {
  phase: 'idle' | 'adding' | 'added';
  /** Why nothing was added. */
  error: string;
}

interface PurchaseOptions {
  host: BlockHost;
  product: ProductSettings;
  /** The product's `structuredContent`. */
  content: ProductContent;
  text: ProductText;
}

/** Puts the product into the cart, after the visitor has answered the product's form where it has one. */
export const usePurchase = ({ host, product, content, text }: PurchaseOptions) => {
  const [state, setState] = useState<PurchaseState>({ phase: 'idle', error: '' });
  const isBusy = useRef(false);
  const productForm = useProductForm(host, formBlock);

  const { additionalFieldsForm: form, additionalFieldsFormId: formId } = content;
  // A gift card is bought on a page of its own, which has its own form, and is never in the cart.
  const isGiftCard = productTypeOf(content) === productTypes.giftCard;
  const hasForm = !!(form || formId) && !isGiftCard;

  const fail = (error: string): void => setState({ phase: 'idle', error });

  const purchase = async (offer: Offer, quantity: number): Promise<void> => {
    if (isBusy.current) return;
    isBusy.current = true;
    try {
      const answers = hasForm ? await productForm.ask({ title: product.title, form, formId }) : {};
      const detail = { itemId: product.id, sku: offer.sku, quantity, ...answers };
      if (answers && emit(host, 'az-add', { detail, cancelable: true })) {
        setState({ phase: 'adding', error: '' });
        const { buy } = await buyModule.load();
        const error = await buy({ host, product, content, offer, quantity, ...answers });
        // A product that was refused keeps the typed answers.
        if (!error) productForm.reset();
        setState({ phase: error || isGiftCard ? 'idle' : 'added', error });
      }
    } catch (error) {
      host.report(error);
      fail(`${text('failed')}. ${text('noConnection')}`);
    }
    isBusy.current = false;
  };

  /**
   * Clears the last result. Does nothing while a product is being added, so that the button keeps its text and ignores presses.
   */
  const clear = (): void => {
    if (!isBusy.current) setState({ phase: 'idle', error: '' });
  };

  return { ...state, isBusy, purchase, fail, clear, productFormDialog: productForm.dialog };
};
