import { useReducer, useRef } from 'react';
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

/** `key` is the `lineKey` of the line. */
type StateChange =
  | { type: 'started'; key: string }
  /** Without a key, the message stands above the lines. */
  | { type: 'failed'; key?: string | undefined; message: string }
  | { type: 'removed'; removedLine: RemovedLine }
  | { type: 'removalFailed'; removedLine: RemovedLine; takesFocus: boolean }
  | { type: 'removalUndone' }
  | { type: 'undoFailed'; removedLine: RemovedLine; takesFocus: boolean }
  | { type: 'editClosed'; key: string }
  | { type: 'answersRefused'; key: string; answers: AdditionalField[] }
  | { type: 'focus'; target: CartFocusTarget | undefined }
  | { type: 'leaving'; isLeaving: boolean };

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

const reduce = (state: CartActionsState, change: StateChange): CartActionsState => {
  switch (change.type) {
    case 'started':
      return { ...state, error: '', lineErrors: without(state.lineErrors, change.key) };
    case 'failed':
      return change.key === undefined
        ? { ...state, error: change.message }
        : { ...state, lineErrors: { ...state.lineErrors, [change.key]: change.message } };
    case 'removed':
      return { ...state, removedLine: change.removedLine, focusTarget: { control: 'undo' } };
    case 'removalFailed': {
      // The visitor may have removed another line since.
      if (state.removedLine !== change.removedLine) return state;
      const key = lineKey(change.removedLine.entry);
      const focusTarget = change.takesFocus ? ({ control: 'remove', key } as const) : undefined;
      return { ...state, removedLine: undefined, focusTarget };
    }
    case 'removalUndone': {
      const key = state.removedLine && lineKey(state.removedLine.entry);
      return {
        ...state,
        removedLine: undefined,
        focusTarget: key ? { control: 'quantity', key } : undefined,
      };
    }
    case 'undoFailed':
      // The visitor may have removed another line since.
      if (state.removedLine) return state;
      return {
        ...state,
        removedLine: change.removedLine,
        focusTarget: change.takesFocus ? { control: 'undo' } : undefined,
      };
    case 'editClosed':
      return { ...state, unsavedAnswers: without(state.unsavedAnswers, change.key) };
    case 'answersRefused': {
      const unsavedAnswers = { ...state.unsavedAnswers, [change.key]: change.answers };
      return { ...state, unsavedAnswers };
    }
    case 'focus':
      return { ...state, focusTarget: change.target };
    case 'leaving':
      return { ...state, isLeaving: change.isLeaving, error: change.isLeaving ? '' : state.error };
  }
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
  const [state, dispatch] = useReducer(reduce, initialState);
  const failureCount = useRef(0);
  /** Whether a dialog is open, or about to open, so that a second press is ignored. */
  const isAsking = useRef(false);
  const store = pageCart();

  /** Resolves with whether the change has been made. */
  const changeLine = async (entry: CartEntry, action: CartAction): Promise<boolean> => {
    const key = lineKey(entry);
    dispatch({ type: 'started', key });
    const result = await store.change(action);
    if (result.ok) return true;
    failureCount.current += 1;
    const { cart } = store.getSnapshot();
    const isLineGone = !cart || !findLine(cart, key);
    const message = cartErrorMessage(text, result.error);
    dispatch({ type: 'failed', key: isLineGone ? undefined : key, message });
    return false;
  };

  const remove = async (entry: CartEntry): Promise<void> => {
    const key = lineKey(entry);
    const { cart } = store.getSnapshot();
    const index = cart?.entries.findIndex((other) => lineKey(other) === key) ?? 0;
    const removedLine = { entry, index };
    dispatch({ type: 'removed', removedLine });
    const isRemoved = await changeLine(entry, { type: 'remove', id: entry.id });
    if (isRemoved) return;
    const takesFocus = mayMoveFocus(host.shadowRoot, (focused) => focused.matches('[part="undo"]'));
    dispatch({ type: 'removalFailed', removedLine, takesFocus });
  };

  const confirmRemoval = async (entry: CartEntry): Promise<void> => {
    if (isAsking.current) return;
    isAsking.current = true;
    let isConfirmed: boolean | null = false;
    try {
      const { confirm } = await importWithRetry(() => import('azulejo/overlays'));
      isConfirmed = await confirm({
        message: text('confirmRemoval', { title: entry.title }),
        confirmText: text('remove'),
        rejectText: text('keepItem'),
      });
    } catch (error) {
      // The file of the dialog cannot be loaded.
      host.report(error);
      dispatch({ type: 'failed', key: lineKey(entry), message: text('cartRemove') });
    } finally {
      isAsking.current = false;
    }
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
    const { entry } = removedLine;
    const { itemId, sku, quantity, additionalFields } = entry;
    dispatch({ type: 'removalUndone' });
    const action = { type: 'add', itemId, sku, quantity, additionalFields, preview: entry } as const;
    const isAdded = await changeLine(entry, action);
    // The line that had the focus has gone again.
    if (!isAdded) dispatch({ type: 'undoFailed', removedLine, takesFocus: mayMoveFocus(host.shadowRoot) });
  };

  const saveAnswers = async (entry: CartEntry, additionalFields: AdditionalField[]): Promise<void> => {
    const key = lineKey(entry);
    // Other answers make another key, so React renders a new line with a new button.
    const nextKey = lineKey({ ...entry, additionalFields });
    if (nextKey === key) return;
    dispatch({ type: 'focus', target: { control: 'edit', key: nextKey } });
    if (await changeLine(entry, { type: 'setFields', id: entry.id, additionalFields })) return;
    dispatch({ type: 'answersRefused', key, answers: additionalFields });
    if (mayMoveFocus(host.shadowRoot, (focused) => focused.matches('[part="edit"]')))
      dispatch({ type: 'focus', target: { control: 'edit', key } });
  };

  /** Opens the product's form with the line's answers. */
  const editAnswers = async (entry: CartEntry): Promise<void> => {
    if (isAsking.current) return;
    isAsking.current = true;
    const key = lineKey(entry);
    const { additionalFieldsForm: form, additionalFieldsFormId } = entry.item?.structuredContent ?? {};
    const earlierAnswers = state.unsavedAnswers[key] ?? entry.additionalFields ?? [];
    const formId = `${additionalFieldsFormId ?? ''}`;
    dispatch({ type: 'started', key });
    const answers = await productForm.ask({ title: entry.title, form, formId, earlierAnswers }).catch(() => {
      dispatch({ type: 'failed', key, message: text('formOpen') });
    });
    isAsking.current = false;
    productForm.reset();
    dispatch({ type: 'editClosed', key });
    if (answers?.additionalFields) await saveAnswers(entry, answers.additionalFields);
  };

  const alertSessionExpired = async (): Promise<void> => {
    const message = text('cartSession');
    try {
      const { alert } = await importWithRetry(() => import('azulejo/overlays'));
      await alert(message);
    } catch (error) {
      // The file of the dialog cannot be loaded.
      host.report(error);
      dispatch({ type: 'failed', message });
    }
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
      dispatch({ type: 'failed', message: text('cartLoad') });
      return false;
    }
    // A router has led the visitor to another page.
    if (!host.isConnected) return false;
    const { cart } = store.getSnapshot();
    if (failureCount.current > failuresBefore || !cart || !isEnough()) return false;
    const url = safeUrl(address);
    if (!url) alertSessionExpired();
    const isLeaving = !!url && emit(host, 'az-checkout', { detail: { cart, url }, cancelable: true });
    if (isLeaving) location.assign(url);
    return isLeaving;
  };

  const stay = (): void => dispatch({ type: 'leaving', isLeaving: false });

  const checkOut = async (): Promise<void> => {
    if (state.isLeaving || !isEnough()) return;
    dispatch({ type: 'leaving', isLeaving: true });
    if (await goToCheckout()) unlessPageLeaves(stay);
    else stay();
  };

  // The visitor comes back from the checkout, and the browser restores this page from its back/forward cache.
  useEventListener(window, 'pageshow', ({ persisted }: PageTransitionEvent) => {
    if (persisted) stay();
  });

  const onFocused = (): void => dispatch({ type: 'focus', target: undefined });

  return { state, actions: { setQuantity, remove, undoRemoval, editAnswers, checkOut, onFocused } };
};

export type CartActions = ReturnType<typeof useCartActions>['actions'];
