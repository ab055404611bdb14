import { useRef, useState } from 'react';
import type { BlockHost } from '../../src/core/block-host';
import { emit } from '../../src/core/emit';
import { importWithRetry } from '../../src/core/lazy-import';
import { mayMoveFocus } from '../../src/core/util/focused-element';
import { safeUrl } from '../../src/core/util/safe-url';
import { unlessPageLeaves } from '../../src/core/util/unless-page-leaves';
import {
  type AdditionalField,
  type CartAction,
  type CartEntry,
  findLine,
  lineKey,
  pageCart,
} from '../../src/features/cart';
import type { ProductForm } from '../../src/features/product-form/use-product-form';
import { useEventListener } from '../../src/hooks/use-event-listener';
import { type CartText, cartErrorMessage } from './cart-text';

/** A line that the visitor has removed, and its place in the list. */
interface RemovedLine {
  entry: CartEntry;
  index: number;
  /** Resolves with whether the line has been removed. */
  removal: Promise<boolean>;
}

/** The control that gets the focus as soon as it is rendered. */
export interface CartFocusTarget {
  control: 'quantity' | 'edit' | 'remove' | 'undo';
  /** `lineKey` of the control's line. */
  key?: string;
}

/** The state of the visitor's actions. The cart itself is in the store. */
interface CartActionsState {
  /** A failed action that belongs to no line. */
  error: string;
  /** Failed actions by the key of their line. */
  lineErrors: Readonly<Record<string, string>>;
  removedLine: RemovedLine | undefined;
  /** Answers that could not be saved, by the key of their line. The form shows them again, so that visitors do not type them twice. */
  unsavedAnswers: Readonly<Record<string, AdditionalField[]>>;
  /** Whether the visitor is on the way to the checkout. */
  isLeaving: boolean;
  focusTarget: CartFocusTarget | undefined;
}

const initialState: CartActionsState = {
  error: '',
  lineErrors: {},
  removedLine: undefined,
  unsavedAnswers: {},
  isLeaving: false,
  focusTarget: undefined,
};

const without = <Value>(record: Readonly<Record<string, Value>>, key: string): Record<string, Value> => {
  const { [key]: _, ...rest } = record;
  return rest;
};

interface CartActionsOptions {
  host: BlockHost;
  text: CartText;
  minimumSubtotalCents: number;
  productForm: ProductForm;
}

/** The visitor's actions on lines of the cart (a line is a `CartEntry`) and at the checkout. */
export const useCartActions = (options: CartActionsOptions) => {
  const { host, text, minimumSubtotalCents, productForm } = options;
  const [state, setState] = useState(initialState);
  /** @param findChanges returns undefined where the state stays as it is */
  const update = (findChanges: (before: CartActionsState) => Partial<CartActionsState> | undefined): void =>
    setState((before) => {
      const changes = findChanges(before);
      return changes ? { ...before, ...changes } : before;
    });
  const failureCount = useRef(0);
  /** Whether a dialog is open, or about to open, so that a second press is ignored. */
  const isAsking = useRef(false);
  const store = pageCart();

  /** Removes the messages about earlier failures of a line, and of the whole cart. @param key the `lineKey` of the line */
  const clearErrors = (key: string): void =>
    update(({ lineErrors }) => ({ error: '', lineErrors: without(lineErrors, key) }));

  /** Shows why an action has failed: at the line with the key, or without a key above the lines. */
  const fail = (message: string, key?: string): void =>
    update(({ lineErrors }) =>
      key === undefined ? { error: message } : { lineErrors: { ...lineErrors, [key]: message } },
    );

  const setFocusTarget = (focusTarget: CartFocusTarget | undefined): void => update(() => ({ focusTarget }));

  /** Shows one of the dialogs of `azulejo/overlays`; where their file cannot be loaded, the message of `failure` in the cart. */
  const showDialog = async <Answer>(
    show: (overlays: typeof import('azulejo/overlays')) => Promise<Answer>,
    failure: { message: string; key?: string },
  ): Promise<Answer | undefined> => {
    try {
      return await show(await importWithRetry(() => import('azulejo/overlays')));
    } catch (error) {
      host.report(error);
      fail(failure.message, failure.key);
      return undefined;
    }
  };

  /** Resolves with whether the change has been made. */
  const changeLine = async (entry: CartEntry, action: CartAction): Promise<boolean> => {
    const key = lineKey(entry);
    clearErrors(key);
    const result = await store.change(action);
    if (result.ok) return true;
    failureCount.current += 1;
    const { cart } = store.getSnapshot();
    const isLineGone = !cart || !findLine(cart, key);
    fail(cartErrorMessage(text, result.error), isLineGone ? undefined : key);
    return false;
  };

  const remove = async (entry: CartEntry): Promise<void> => {
    const key = lineKey(entry);
    const { cart } = store.getSnapshot();
    const index = cart?.entries.findIndex((other) => lineKey(other) === key) ?? 0;
    const removal = changeLine(entry, { type: 'remove', id: entry.id });
    const removedLine = { entry, index, removal };
    update(() => ({ removedLine, focusTarget: { control: 'undo' } }));
    if (await removal) return;
    const takesFocus = mayMoveFocus(host.shadowRoot, (focused) => focused.matches('[part="undo"]'));
    const focusTarget = takesFocus ? ({ control: 'remove', key } as const) : undefined;
    // The visitor may have removed another line since.
    update((before) =>
      before.removedLine === removedLine ? { removedLine: undefined, focusTarget } : undefined,
    );
  };

  const confirmRemoval = async (entry: CartEntry): Promise<void> => {
    if (isAsking.current) return;
    isAsking.current = true;
    const question = {
      message: text('confirmRemoval', { title: entry.title }),
      confirmText: text('remove'),
      rejectText: text('keepItem'),
    };
    const isConfirmed = await showDialog(({ confirm }) => confirm(question), {
      message: text('cartRemove'),
      key: lineKey(entry),
    });
    isAsking.current = false;
    if (isConfirmed) await remove(entry);
  };

  /** A quantity of 0 asks the visitor whether to remove the line. Anything but a whole number is ignored. */
  const setQuantity = async (entry: CartEntry, quantity: number): Promise<void> => {
    if (quantity === 0) await confirmRemoval(entry);
    else if (Number.isInteger(quantity) && quantity > 0)
      await changeLine(entry, { type: 'setQuantity', id: entry.id, quantity });
  };

  const undoRemoval = async (): Promise<void> => {
    const { removedLine } = state;
    if (!removedLine) return;
    const { entry, removal } = removedLine;
    const { itemId, sku, quantity, additionalFields } = entry;
    update(() => ({ removedLine: undefined, focusTarget: { control: 'quantity', key: lineKey(entry) } }));
    const action = { type: 'add', itemId, sku, quantity, additionalFields, preview: entry } as const;
    const isAdded = await changeLine(entry, action);
    if (isAdded) {
      // The line of a refused removal was still in the cart, so `add` has raised its quantity.
      if (!(await removal)) await changeLine(entry, { type: 'setQuantity', id: entry.id, quantity });
      return;
    }
    // The line that had the focus has gone again.
    const focusTarget = mayMoveFocus(host.shadowRoot) ? ({ control: 'undo' } as const) : undefined;
    // The visitor may have removed another line since.
    update((before) => (before.removedLine ? undefined : { removedLine, focusTarget }));
  };

  const saveAnswers = async (entry: CartEntry, additionalFields: AdditionalField[]): Promise<void> => {
    const key = lineKey(entry);
    // Other answers make another key, so React renders a new line with a new button.
    const nextKey = lineKey({ ...entry, additionalFields });
    if (nextKey === key) return;
    setFocusTarget({ control: 'edit', key: nextKey });
    if (await changeLine(entry, { type: 'setFields', id: entry.id, additionalFields })) return;
    update(({ unsavedAnswers }) => ({ unsavedAnswers: { ...unsavedAnswers, [key]: additionalFields } }));
    if (mayMoveFocus(host.shadowRoot, (focused) => focused.matches('[part="edit"]')))
      setFocusTarget({ control: 'edit', key });
  };

  /** Opens the product's form with the line's answers. */
  const editAnswers = async (entry: CartEntry): Promise<void> => {
    if (isAsking.current) return;
    isAsking.current = true;
    const key = lineKey(entry);
    const { additionalFieldsForm: form, additionalFieldsFormId } = entry.item?.structuredContent ?? {};
    const earlierAnswers = state.unsavedAnswers[key] ?? entry.additionalFields ?? [];
    const formId = `${additionalFieldsFormId ?? ''}`;
    clearErrors(key);
    const answers = await productForm
      .ask({ title: entry.title, form, formId, earlierAnswers })
      .catch(() => fail(text('formOpen'), key));
    isAsking.current = false;
    productForm.reset();
    update(({ unsavedAnswers }) => ({ unsavedAnswers: without(unsavedAnswers, key) }));
    if (answers?.additionalFields) await saveAnswers(entry, answers.additionalFields);
  };

  const isEnough = (): boolean => (store.getSnapshot().cart?.subtotalCents ?? 0) >= minimumSubtotalCents;

  /**
   * Goes to the checkout once the server has responded to all changes, unless one of them has failed. Resolves with whether the
   * page leaves.
   */
  const goToCheckout = async (): Promise<boolean> => {
    const failuresBefore = failureCount.current;
    let address: string | undefined;
    try {
      address = await store.checkout();
    } catch (error) {
      // The page's own adapter has thrown, or the code of the server's cart cannot be loaded.
      host.report(error);
      fail(text('cartLoad'));
      return false;
    }
    // A router has led the visitor to another page.
    if (!host.isConnected) return false;
    const { cart } = store.getSnapshot();
    if (failureCount.current > failuresBefore || !cart || !isEnough()) return false;
    const url = safeUrl(address);
    const message = text('cartSession');
    if (!url) showDialog(({ alert }) => alert(message), { message });
    const isLeaving = !!url && emit(host, 'az-checkout', { detail: { cart, url }, cancelable: true });
    if (isLeaving) location.assign(url);
    return isLeaving;
  };

  const stay = (): void => update(() => ({ isLeaving: false }));

  const checkOut = async (): Promise<void> => {
    if (state.isLeaving || !isEnough()) return;
    update(() => ({ isLeaving: true, error: '' }));
    if (await goToCheckout()) unlessPageLeaves(stay);
    else stay();
  };

  // The visitor comes back from the checkout, and the browser restores this page from its back/forward cache.
  useEventListener(window, 'pageshow', ({ persisted }: PageTransitionEvent) => {
    if (persisted) stay();
  });

  const onFocused = (): void => setFocusTarget(undefined);

  return { state, actions: { setQuantity, remove, undoRemoval, editAnswers, checkOut, onFocused } };
};

export type CartActions = ReturnType<typeof useCartActions>['actions'];
