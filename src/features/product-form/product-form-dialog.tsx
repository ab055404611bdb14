import { createElement, useEffect, useLayoutEffect, useMemo, useReducer, useRef } from 'react';
import type { BlockHost } from '../../core/block-host';
import { translations } from '../../core/i18n/messages';
import { prefersReducedMotion } from '../../core/util/prefers-reduced-motion';
import { focusOnMount } from '../../hooks/focus-on-mount';
import { useStayModal } from '../../hooks/modal-dialog';
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

/** `definition` is the form's settings as the product's data or the server have them. */
type DialogState =
  | { status: 'loading'; definition?: undefined }
  /** The form's block renders. */
  | { status: 'rendering'; definition: object }
  | { status: 'ready'; definition: object }
  /** `reason` is a message of the server. */
  | { status: 'failed'; definition?: undefined; reason: string };

type DialogAction =
  | { type: 'load' }
  | { type: 'loaded'; definition: object }
  | { type: 'rendered' }
  | { type: 'failed'; reason: string };

const dialogReducer = (state: DialogState, action: DialogAction): DialogState => {
  switch (action.type) {
    case 'load':
      // A form that has loaded stays, with the values that the visitor has typed.
      return state.definition ? state : { status: 'loading' };
    case 'loaded':
      return { status: state.status === 'ready' ? 'ready' : 'rendering', definition: action.definition };
    case 'rendered':
      return state.definition ? { status: 'ready', definition: state.definition } : state;
    case 'failed':
      return { status: 'failed', reason: action.reason };
  }
};

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
  const [state, dispatch] = useReducer(dialogReducer, { status: 'loading' });
  const [attempt, retry] = useReducer((count: number) => count + 1, 0);
  const { status, definition } = state;

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
  useStayModal(dialogRef);

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
    dispatch({ type: 'load' });
    Promise.all([loadDefinition(), formBlock.load()]).then(
      ([definition]) => {
        if (!isCurrent) return;
        if (productFormFields(definition)?.length) dispatch({ type: 'loaded', definition });
        else close({});
      },
      (error: Error) => isCurrent && dispatch({ type: 'failed', reason: error.message }),
    );
    return () => {
      isCurrent = false;
    };
  }, [isOpen, request, attempt]);

  useEffect(() => {
    // A query in place of a ref, because the form is another block with a shadow root of its own.
    if (isOpen && status === 'ready')
      formRef.current?.shadowRoot?.querySelector<HTMLElement>('input,select,textarea')?.focus();
  }, [isOpen, status]);

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
        <p part="form-status" role="status" hidden={status === 'ready'}>
          {status === 'failed'
            ? `${text('formOpen')}. ${state.reason} `
            : status !== 'ready' && text('loading')}
          {status === 'failed' && (
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
              dispatch({ type: 'rendered' });
            },
            'onaz-submit': handleSubmit,
            'onaz-error': (event: FormEvent<{ error: unknown }>) => {
              event.stopPropagation();
              host.report(event.detail.error);
              dispatch({ type: 'failed', reason: '' });
            },
          })}
        <button type="button" part="cancel" onClick={() => close()}>
          {text('cancel')}
        </button>
      </div>
    </dialog>
  );
};
