import { createElement, useEffect, useLayoutEffect, useMemo, useReducer, useRef, useState } from 'react';
import type { BlockHost } from '../../core/block-host';
import { translations } from '../../core/i18n/messages';
import { prefersReducedMotion } from '../../core/util/prefers-reduced-motion';
import { focusOnMount } from '../../hooks/focus-on-mount';
import { useModalDialog } from '../../hooks/use-modal-dialog';
import { useStyles } from '../../hooks/use-styles';
import type { FormImplementation } from '../form/contracts';
import { collectAnswers } from './collect-answers';
import { messages as spanish } from './messages/es-419';
import {
  type FormBlock,
  formSettings,
  type ProductFormAnswers,
  type ProductFormRequest,
  type ProductFormText,
  productFormFields,
  requestForm,
} from './product-form';
import styles from './product-form-dialog.css';

export const loadProductFormText = translations('src/features/product-form', spanish);

/** The element of the form's block. */
interface FormElement extends HTMLElement {
  readonly implementation: FormImplementation;
}

type FormEvent<Detail> = CustomEvent<Detail> & { currentTarget: FormElement };

/** Without a definition and a failure, the form loads. */
interface DialogState {
  /** The form's settings, as the product's data or the server have them. */
  definition?: object;
  /** Whether the form's block has rendered. */
  isRendered?: boolean;
  /** Why the form cannot be shown: a message of the server, "" without one. */
  failure?: string;
}

interface ProductFormDialogProps {
  host: BlockHost;
  formBlock: FormBlock;
  text: ProductFormText;
  request: ProductFormRequest;
  isOpen: boolean;
  /** Called without answers where the visitor closes the dialog. */
  onClose: (answers?: ProductFormAnswers) => void;
}

/** A dialog with a product's form. It keeps the typed values while it is closed. */
export const ProductFormDialog = (props: ProductFormDialogProps) => {
  const { host, formBlock, text, request, isOpen, onClose } = props;
  useStyles(host, styles);
  const dialogRef = useRef<HTMLDialogElement>(null);
  const formRef = useRef<FormElement>(null);
  const serverForm = useRef<{ id: string; definition: object } | undefined>(undefined);
  const [state, setState] = useState<DialogState>({});
  const [attempt, retry] = useReducer((count: number) => count + 1, 0);
  const { definition, isRendered = false, failure } = state;

  /** Closes before `onClose`, because the dialog's own `close` event follows one frame later. */
  const close = (answers?: ProductFormAnswers): void => {
    dialogRef.current?.close();
    onClose(answers);
  };

  // A layout effect: the dialog is open again before the late `close` event of its last closing, which `onClose` of the dialog
  // ignores while the dialog is open.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each opening
  useLayoutEffect(() => {
    const { current: dialog } = dialogRef;
    if (!isOpen || !dialog || dialog.open) return;
    const { parentElement: place } = dialog;
    // The visitor may have closed the cart's panel meanwhile, or the page may have hidden or removed the block: a modal dialog
    // that nobody can see would lock the page. A closed panel is still visible while it moves away.
    if (place && (place.closest('dialog:not([open])') || !place.checkVisibility())) onClose();
    else dialog.showModal();
  }, [isOpen]);
  useModalDialog(dialogRef);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each opening and each attempt loads the form once, by the values of that moment
  useEffect(() => {
    if (!isOpen) return undefined;
    let isCurrent = true;
    const loadDefinition = async (): Promise<object> => {
      const { form, formId: id } = request;
      if (productFormFields(form)) return form as object;
      if (serverForm.current?.id !== id)
        serverForm.current = { id, definition: await requestForm(id, { host, text }) };
      return serverForm.current.definition;
    };
    // A form that has loaded stays, with the values that the visitor has typed.
    setState((before) => (before.definition ? before : {}));
    Promise.all([loadDefinition(), formBlock.load()]).then(
      ([definition]) => {
        if (!isCurrent) return;
        if (productFormFields(definition)?.length) setState((before) => ({ ...before, definition }));
        else close({});
      },
      (error: Error) => isCurrent && setState({ failure: error.message }),
    );
    return () => {
      isCurrent = false;
    };
  }, [isOpen, request, attempt]);

  useEffect(() => {
    // A query in place of a ref, because the form is another block with a shadow root of its own.
    if (isOpen && isRendered)
      formRef.current?.shadowRoot?.querySelector<HTMLElement>('input,select,textarea')?.focus();
  }, [isOpen, isRendered]);

  const data = useMemo(
    () => definition && formSettings(definition, request, text),
    [definition, request, text],
  );

  const handleSubmit = (event: FormEvent<{ form: Record<string, unknown> }>): void => {
    // The answers go into the cart with the product; the form sends nothing itself.
    event.preventDefault();
    event.stopPropagation();
    const { fields } = event.currentTarget.implementation;
    const { form: values } = event.detail;
    close({
      additionalFields: collectAnswers({ fields, values, text, earlierAnswers: request.earlierAnswers }),
    });
  };

  return (
    <dialog
      part="questions"
      className={prefersReducedMotion() ? 'modal questions' : 'modal questions moving'}
      aria-label={text('title', { title: request.title })}
      ref={dialogRef}
      onCancel={(event) => {
        // A file field inside has a `cancel` event, too.
        if (event.target === event.currentTarget) close();
      }}
      onClose={(event) => {
        if (isOpen && !event.currentTarget.open) onClose();
      }}
    >
      <div part="box">
        <p part="form-status" role="status" hidden={isRendered}>
          {failure === undefined ? !isRendered && text('loading') : `${text('formOpen')}. ${failure} `}
          {failure !== undefined && (
            <button type="button" part="retry" ref={focusOnMount} onClick={retry}>
              {text('retry')}
            </button>
          )}
        </p>
        {data &&
          createElement(formBlock.tag, {
            ref: formRef,
            loading: 'eager',
            data,
            // The form's events stay inside: the page hears those of the block that opened the dialog.
            'onaz-ready': (event: FormEvent<null>) => {
              event.stopPropagation();
              // A failure may have taken the form away meanwhile.
              setState((before) => (before.definition ? { ...before, isRendered: true } : before));
            },
            'onaz-submit': handleSubmit,
            'onaz-error': (event: FormEvent<{ error: unknown }>) => {
              event.stopPropagation();
              host.report(event.detail.error);
              setState({ failure: '' });
            },
          })}
        <button type="button" part="cancel" onClick={() => close()}>
          {text('cancel')}
        </button>
      </div>
    </dialog>
  );
};
