import { type ReactNode, useRef, useState } from 'react';
import type { BlockHost } from '../../core/block-host';
import { lazyImport } from '../../core/lazy-import';
import type { FormBlock, ProductFormAnswers, ProductFormRequest, ProductFormText } from './product-form';

const dialogModule = lazyImport(() => import('./product-form-dialog'));

interface Session {
  /** The dialog's key: another one after each reset. */
  id: number;
  Dialog: Awaited<ReturnType<typeof dialogModule.load>>['ProductFormDialog'];
  text: ProductFormText;
  request: ProductFormRequest;
  isOpen: boolean;
  resolve: (answers: ProductFormAnswers | undefined) => void;
}

export interface ProductForm {
  /**
   * Opens the dialog. Resolves with the answers, or with undefined where the visitor closes the dialog, or where another `ask` or
   * a `reset` comes first.
   * @throws where the dialog's code cannot be loaded
   */
  ask(request: ProductFormRequest): Promise<ProductFormAnswers | undefined>;
  /** Forgets the values that the visitor has typed, and closes the dialog. */
  reset(): void;
  /** The dialog. Render it anywhere in the view. */
  dialog: ReactNode;
}

/** Gives a block a dialog with a product's form. The dialog's code is imported when it first opens. */
export const useProductForm = (host: BlockHost, formBlock: FormBlock): ProductForm => {
  const [session, setSession] = useState<Session>();
  const resets = useRef(0);
  /** Resolves the promise of the latest `ask` without answers. A ref, because callers keep the `reset` of an earlier render. */
  const cancel = useRef<() => void>(undefined);

  const ask = async (request: ProductFormRequest): Promise<ProductFormAnswers | undefined> => {
    const id = resets.current;
    const { ProductFormDialog, loadProductFormText } = await dialogModule.load();
    const text = await loadProductFormText(host);
    if (resets.current !== id) return undefined;
    return new Promise((resolve) => {
      cancel.current?.();
      cancel.current = () => resolve(undefined);
      setSession({ id, Dialog: ProductFormDialog, text, request, isOpen: true, resolve });
    });
  };

  const close = (answers?: ProductFormAnswers): void => {
    setSession((current) => (current === session && current ? { ...current, isOpen: false } : current));
    session?.resolve(answers);
  };

  return {
    ask,
    reset: () => {
      cancel.current?.();
      resets.current += 1;
      setSession(undefined);
    },
    dialog: session && (
      <session.Dialog
        key={session.id}
        host={host}
        formBlock={formBlock}
        text={session.text}
        request={session.request}
        isOpen={session.isOpen}
        onClose={close}
      />
    ),
  };
};
