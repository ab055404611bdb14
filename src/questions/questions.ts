import { request } from '../api/request';
import type { BlockHost } from '../block/host';
import { adopt, sheetOf } from '../block/styles';
import type { AdditionalField } from '../cart/cart';
import { type Text, translated } from '../i18n/translated';
import { isObject } from '../util/is-object';
import { prefersStill } from '../util/prefers-still';
import { type FormField, filledIn } from './filled';
import { messages as spanish } from './messages/es-419';
import styles from './questions.css';

const textOf = translated(spanish, {
  en: () => import('./messages/en'),
  'pt-BR': () => import('./messages/pt-BR'),
});

/** A call that hangs would hold the visitor up for ever. */
const timeoutMs = 15_000;

export interface Answers {
  additionalFields?: AdditionalField[];
}

/** The form's block. */
export interface FormElement extends HTMLElement {
  data: object;
  readonly fields: FormField[];
}

export interface Asking {
  /** Its shadow root has the dialog, and its page hears of what goes wrong. */
  host: BlockHost;
  /** Of the product. */
  title: string;
  /** The settings of a form, as a product's data have them. */
  form: unknown;
  /** Without these, the server is asked for the form of this id. */
  formId: string;
  /** An element of the form's block, which no room of src/ knows. */
  makeForm(): Promise<FormElement>;
  /** What was answered before, and is changed now. */
  before?: AdditionalField[];
}

interface Spoken extends Asking {
  text: Text<typeof spanish>;
}

const make = <K extends keyof HTMLElementTagNameMap>(tag: K, part: string, text = '') => {
  const made = Object.assign(document.createElement(tag), { textContent: text });
  made.setAttribute('part', part);
  return made;
};

const button = (part: string, text: string, press: () => void): HTMLButtonElement => {
  const made = Object.assign(make('button', part, text), { type: 'button' });
  made.addEventListener('click', press);
  return made;
};

const listOf = (form: unknown): unknown[] | undefined => {
  const list = isObject(form) && (form.fields ?? form.formFields);
  return Array.isArray(list) ? list : undefined;
};

/** @throws a visitor's word for why there is none; the page hears of it as `az-error` */
const askServer = async ({ host, formId: id, text }: Spoken): Promise<object> => {
  const path = `/api/commerce/forms/${encodeURIComponent(id)}`;
  const answer = id ? await request<object>(path, { crossDomain: true, timeoutMs, text }) : undefined;
  if (answer?.ok && listOf(answer.data)) return answer.data;
  const why =
    answer &&
    `GET ${path} answered ${answer.ok ? 'no `fields`' : answer.status || 'nothing'}, and structuredContent has no additionalFieldsForm`;
  host.report(
    Error(
      `The form of a product's additional fields cannot be had: ${why ?? 'structuredContent.additionalFieldsForm has no `fields`, and there is no additionalFieldsFormId'}. Until it can, nothing of it goes into the cart.`,
    ),
  );
  throw Error(answer && !answer.ok ? answer.message : '');
};

/** A file is chosen anew each time: the browser gives it to nobody else. */
const isFile = (field: unknown): field is { id: string } => isObject(field) && field.type === 'file';

/** A dialog that asks what a product's form asks, by means of that block, and keeps what was typed when it is closed. */
export class Questions {
  readonly dialog = make('dialog', 'questions');
  #asking!: Spoken;
  #form: FormElement | undefined;
  /** What the server has answered, and for which id. */
  #answered: { id: string; definition: object } | undefined;
  #status = make('p', 'form-status');
  #cancel = button('cancel', '', () => this.#end(undefined));
  #settle: (answers: Answers | undefined) => void = () => {};

  constructor() {
    const { dialog } = this;
    const box = make('div', 'box');
    this.#status.setAttribute('role', 'status');
    box.append(this.#status, this.#cancel);
    dialog.append(box);
    dialog.className = 'modal questions';
    // Not where it has been opened again by then.
    dialog.addEventListener('close', () => dialog.open || this.#settle(undefined));
    dialog.addEventListener('cancel', ({ target }) => target === dialog && this.#end(undefined));
    // The page hears of its own elements alone.
    for (const type of ['az-ready', 'az-submit', 'az-error'])
      dialog.addEventListener(type, (event) => event.stopPropagation());
  }

  /** @returns what was filled in; nothing where the visitor would rather not */
  async open(asking: Asking): Promise<Answers | undefined> {
    const { host, title } = asking;
    const text = await textOf(host);
    this.#asking = { ...asking, text };
    const { dialog } = this;
    if (host.shadowRoot) adopt(host.shadowRoot, sheetOf(styles));
    if (!dialog.isConnected) host.shadowRoot?.append(dialog);
    dialog.ariaLabel = text('title', { title });
    dialog.classList.toggle('moving', !prefersStill());
    this.#cancel.textContent = text('cancel');
    dialog.showModal();
    const answers = new Promise<Answers | undefined>((resolve) => {
      this.#settle = resolve;
    });
    this.#show();
    return answers;
  }

  /** The form, when it is here; until then, that it comes; where it does not, why, and a way to try again. */
  async #show(): Promise<void> {
    const { text, makeForm } = this.#asking;
    if (!this.#form) this.#say(text('loading'));
    try {
      const [definition, made] = await Promise.all([this.#definition(), this.#form ?? makeForm()]);
      const fields = listOf(definition) ?? [];
      // Nothing is asked: there is nothing to wait for.
      if (!fields.length) return this.#end({});
      const isHere = !!this.#form;
      if (!this.#form) this.#take(made);
      (this.#form ?? made).data = this.#settings(definition, fields);
      if (isHere) this.#focus();
    } catch (error) {
      this.#fail((error as Error).message);
    }
  }

  #settings(definition: object, fields: unknown[]): object {
    const { text, title, before } = this.#asking;
    const answered = new Set(before?.map(({ id }) => id));
    // What was chosen before will do.
    const isThere = (field: unknown): boolean => isFile(field) && answered.has(field.id);
    return {
      title: text('title', { title }),
      headingLevel: 2,
      submitButtonText: text('add'),
      ...definition,
      fields: fields.map((field) => (isThere(field) ? Object.assign({}, field, { required: false }) : field)),
      // Of a form that is sent by itself.
      ...{ formFields: undefined, captcha: undefined, lightboxMode: false, draft: false },
      ...(before && {
        submitButtonText: text('save'),
        values: Object.fromEntries(before.map(({ id, value }) => [id, value])),
      }),
    };
  }

  /** The form, from the data or from the server. @throws a visitor's word for why there is none */
  async #definition(): Promise<object> {
    const { form, formId: id } = this.#asking;
    if (listOf(form)) return form as object;
    if (this.#answered?.id !== id) this.#answered = { id, definition: await askServer(this.#asking) };
    return this.#answered.definition;
  }

  #focus(): void {
    this.#form?.shadowRoot?.querySelector<HTMLElement>('input,select,textarea')?.focus();
  }

  #take(form: FormElement): void {
    this.#form = form;
    form.setAttribute('loading', 'eager');
    form.addEventListener('az-ready', () => {
      this.#say('');
      this.#focus();
    });
    form.addEventListener('az-submit', (event) => {
      // It goes with the product, and nowhere else.
      event.preventDefault();
      const { form: values } = (event as CustomEvent<{ form: Record<string, unknown> }>).detail;
      const { text: say, before } = this.#asking;
      this.#end({ additionalFields: filledIn({ fields: form.fields, values, say, before }) });
    });
    form.addEventListener('az-error', (event) => {
      this.#asking.host.report((event as CustomEvent<{ error: unknown }>).detail.error);
      this.#fail('');
    });
    this.#status.after(form);
  }

  /** At once: `close` is only heard in the next frame, and until then nobody would hear a press. */
  #end(answers: Answers | undefined): void {
    this.#settle(answers);
    this.dialog.close();
  }

  #say(text: string): void {
    this.#status.replaceChildren(text);
    this.#status.hidden = !text;
  }

  #fail(reason: string): void {
    const { text } = this.#asking;
    this.#form?.remove();
    this.#form = undefined;
    this.#say(`${text('formOpen')}. ${reason} `);
    const retry = button('retry', text('retry'), () => this.#show());
    this.#status.append(retry);
    retry.focus();
  }
}
