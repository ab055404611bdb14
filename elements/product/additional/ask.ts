import { request } from '../../../src/api/request';
import type { BlockHost } from '../../../src/block/host';
import { adopt, sheetOf } from '../../../src/block/styles';
import type { AdditionalField } from '../../../src/cart';
import { type Text, translated } from '../../../src/i18n/translated';
import { again } from '../../../src/util/again';
import { isObject } from '../../../src/util/is-object';
import { prefersStill } from '../../../src/util/prefers-still';
import { type Content, kindOf, kinds, type Settings } from '../offers';
import styles from './additional.css';
import { type FormField, filledIn } from './filled';
import { messages as spanish } from './messages/es-419';

const textOf = translated(spanish, {
  en: () => import('./messages/en'),
  'pt-BR': () => import('./messages/pt-BR'),
});

/** A call that hangs would hold the visitor up for ever. */
const timeoutMs = 15_000;

interface Answers {
  additionalFields?: AdditionalField[];
}

interface FormElement extends HTMLElement {
  data: object;
  readonly fields: FormField[];
}

interface Asking {
  host: BlockHost;
  content: Content;
  title: string;
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
const askServer = async ({ host, content, text }: Asking): Promise<object> => {
  const { additionalFieldsFormId: id } = content;
  const path = `/api/commerce/forms/${encodeURIComponent(id)}`;
  const answer = id ? await request<object>(path, { crossDomain: true, timeoutMs, text }) : undefined;
  if (answer?.ok && listOf(answer.data)) return answer.data;
  const why =
    answer &&
    `GET ${path} answered ${answer.ok ? 'no `fields`' : answer.status || 'nothing'}, and structuredContent has no additionalFieldsForm`;
  host.report(
    Error(
      `The form of a product's additional fields cannot be had: ${why ?? 'structuredContent.additionalFieldsForm has no `fields`, and there is no additionalFieldsFormId'}. Until then it cannot be added to the cart.`,
    ),
  );
  throw Error(answer && !answer.ok ? answer.message : '');
};

/** A dialog that asks what a product's form asks, by means of az-form, and keeps what was typed when it is closed. */
class Questions {
  readonly dialog = make('dialog', 'dialog');
  #asking: Asking;
  #form: FormElement | undefined;
  /** What the server has answered, and for which id. */
  #answered: { id: string; definition: object } | undefined;
  #status = make('p', 'form-status');
  #cancel = button('cancel', '', () => this.#end(undefined));
  #settle: (answers: Answers | undefined) => void = () => {};

  constructor(asking: Asking) {
    this.#asking = asking;
    const box = make('div', 'box');
    this.#status.setAttribute('role', 'status');
    box.append(this.#status, this.#cancel);
    this.dialog.append(box);
    // Not where it has been opened again by then.
    this.dialog.addEventListener('close', () => this.dialog.open || this.#settle(undefined));
    // The page hears of the product alone.
    for (const type of ['az-ready', 'az-submit', 'az-error'])
      this.dialog.addEventListener(type, (event) => event.stopPropagation());
  }

  /** @returns what was filled in; nothing where the visitor would rather not */
  open(asking: Asking): Promise<Answers | undefined> {
    this.#asking = asking;
    const { host, title, text } = asking;
    const { dialog } = this;
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
    const { text, title } = this.#asking;
    if (!this.#form) this.#say(text('loading'));
    try {
      const [definition] = await Promise.all([this.#definition(), again(() => import('../../form/index'))]);
      // Nothing is asked: there is nothing to wait for.
      if (!listOf(definition)?.length) return this.#end({});
      const isHere = !!this.#form;
      const form = this.#form ?? this.#make();
      form.data = {
        title: text('title', { title }),
        headingLevel: 2,
        submitButtonText: text('add'),
        ...definition,
        // Of a form that is sent by itself.
        ...{ captcha: undefined, lightboxMode: false, draft: false },
      };
      if (isHere) this.#focus();
    } catch (error) {
      this.#fail((error as Error).message);
    }
  }

  /** The form, from the data or from the server. @throws a visitor's word for why there is none */
  async #definition(): Promise<object> {
    const { additionalFieldsForm: given, additionalFieldsFormId: id } = this.#asking.content;
    if (listOf(given)) return given as object;
    if (this.#answered?.id !== id) this.#answered = { id, definition: await askServer(this.#asking) };
    return this.#answered.definition;
  }

  #focus(): void {
    this.#form?.shadowRoot?.querySelector<HTMLElement>('input,select,textarea')?.focus();
  }

  #make(): FormElement {
    const form = document.createElement('az-form') as FormElement;
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
      const { text } = this.#asking;
      this.#end({ additionalFields: filledIn({ fields: form.fields, values, say: text }) });
    });
    form.addEventListener('az-error', (event) => {
      this.#asking.host.report((event as CustomEvent<{ error: unknown }>).detail.error);
      this.#fail('');
    });
    this.#status.after(form);
    return form;
  }

  /** At once: `close` is only heard in the next frame, and until then the product would not hear a press. */
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

const known = new WeakMap<BlockHost, Questions>();

/**
 * Asks for what a shop wants to know of a product before it goes into the cart. Nothing is sold without it: where the
 * form cannot be had, the visitor is told so and can try again.
 * @returns what was filled in; nothing where the visitor has closed the dialog
 */
export const ask = async (
  host: BlockHost,
  { title, structuredContent }: Settings,
): Promise<Answers | undefined> => {
  // A gift card's own page asks what it needs.
  if (!structuredContent || kindOf(structuredContent) === kinds.GIFT_CARD) return {};
  if (host.shadowRoot) adopt(host.shadowRoot, sheetOf(styles));
  const asking: Asking = { host, content: structuredContent, title, text: await textOf(host) };
  let questions = known.get(host);
  // One that has led to a line is gone, with what was typed.
  if (!questions?.dialog.isConnected) questions = new Questions(asking);
  known.set(host, questions);
  return questions.open(asking);
};
