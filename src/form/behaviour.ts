import { emit } from '../block/emit';
import { prefersStill } from '../util/prefers-still';
import { safeUrl } from '../util/safe-url';
import type { CaptchaPlace } from './captcha/captcha-place';
import { labelOf } from './field-frame';
import { type Entry, type FormGiven, type FormState, idle, type Problem } from './form-state';
import { heldBy, type Item, mistakeOf } from './item';
import { keptOf } from './kept';
import { isMarked, mark } from './marks';
import { type Reading, readForm, shownItems, valuesOf, withFiles } from './reading';
import { type Sent, send } from './send';
import { Summary } from './summary';
import { isCounted, type Mistake } from './validate';

interface Connecting {
  form: HTMLFormElement;
  /** What the form is made of now. */
  given: () => FormGiven;
  state: () => FormState;
  change: (state: Partial<FormState>) => void;
  /** When the form was first shown, in ms since the page's start. */
  since: number;
  signal: AbortSignal;
}

export interface Connected {
  /** After each render: there may be new controls, and what the visitor is led to. */
  updated(): void;
  submit(): Promise<void>;
  goTo(step: number): void;
  /** Leads to what a line of the summary is about. */
  show(entry: Entry): void;
  /** Another try for the captcha, with the visitor's permission. */
  loadCaptcha(): void;
  reset(): void;
  /** What shows why it was not sent. */
  Summary: typeof Summary;
}

/** `{email}` in a message stands for an example address (contract 5, "Form"). */
const exampleEmail = 'nombre@ejemplo.com';

const stepOf = (element: Element | undefined): number | undefined => {
  const step = element?.closest<HTMLElement>('[data-step]')?.dataset.step;
  return step === undefined ? undefined : Number(step);
};

/**
 * Makes a form of the controls that are there, rendered or the page's own: they hold what is typed, this reads them,
 * checks them, and sends what they hold. It comes after the form has shown.
 */
export const connectForm = ({ form, given, state, change, since, signal }: Connecting): Connected => {
  const { host } = given();
  const kept = keptOf(host);
  let captcha: CaptchaPlace | undefined;
  let isBusy = false;
  /** What the next render leads the visitor to: an element, or the name of what will be there. */
  let toFocus: HTMLElement | 'problem' | 'step' | 'sent' | undefined;

  const read = (): Reading => readForm(form, given());

  const messageOf = (mistake: Mistake, { field }: Item): string =>
    given().text(mistake, { email: exampleEmail, size: field.maxSize });

  const count = (item: Item): void => {
    const { length } = heldBy(item)[0] ?? '';
    const max = item.field.maxLength;
    const counter = item.place.querySelector('.count');
    if (counter) counter.textContent = given().text('counter', { count: length, max });
    if (length > max) mark(item, messageOf('tooLong', item));
  };

  /** What follows from what is typed: which fields show, how much of a limit is used, what is right again. */
  const refresh = (event?: Event): void => {
    const { items, shown } = read();
    for (const item of items) {
      const { field, place, controls } = item;
      if (!given().own) place.hidden = !shown.has(field);
      if (isCounted(field)) count(item);
      // What the server has said of a field holds until the visitor changes it. (`change` comes late, when the summary
      // takes the focus.)
      const isChanged = event?.type === 'input' && controls.some((control) => control === event.target);
      if (isChanged && isMarked(item) && !mistakeOf(item)) mark(item, '');
    }
  };

  const entryOf = ({ field, controls }: Item, message: string): Entry => ({
    message,
    label: given().own ? field.title : labelOf(field, given().text),
    target: controls[0],
  });

  const refuse = (problem: Partial<Problem>): void => {
    const { entries = [] } = problem;
    toFocus = 'problem';
    change({
      phase: 'idle',
      step: stepOf(entries[0]?.target) ?? state().step,
      problem: { message: '', ...problem, entries },
    });
  };

  /** Marks what is wrong among `items`. @returns whether nothing is */
  const check = (items: Item[], isLast: boolean): boolean => {
    const { text } = given();
    const entries: Entry[] = [];
    for (const item of items) {
      const mistake = mistakeOf(item);
      const message = mistake ? messageOf(mistake, item) : '';
      mark(item, message);
      if (message) entries.push(entryOf(item, message));
    }
    const isUnsolved = isLast && captcha?.isMissing;
    const message = text(isUnsolved && !entries.length ? 'captchaMissing' : 'invalidFields');
    if (isUnsolved)
      entries.push({ message: text('captchaMissing'), label: 'CAPTCHA', target: captcha?.container });
    if (entries.length) refuse({ message, entries });
    return !entries.length;
  };

  /** @throws where a file has gone meanwhile, or values cannot be written as JSON */
  const sent = async (values: Record<string, unknown>, items: Item[]): Promise<Sent> => {
    const { settings, text, own, extras } = given();
    return send({
      settings,
      form: await withFiles(values, items, extras),
      captchaKey: captcha?.token,
      submitButtonText: settings.submitButtonText || (own?.module.ownButtonText(form) ?? text('submit')),
      text,
      own: own && !settings.formId ? () => own.module.sendOwn(form) : undefined,
    });
  };

  const submit = async (): Promise<void> => {
    const { text, steps } = given();
    const { step, isLocked } = state();
    if (isBusy || isLocked) return;
    const isLast = step >= steps - 1;
    const items = shownItems(read());
    if (!check(isLast ? items : items.filter(({ place }) => stepOf(place) === step), isLast)) return;
    if (!isLast) return goTo(step + 1);
    const refusal = given().extras?.refusalOf(form, given(), since);
    if (refusal) return refuse({ message: text(refusal) });
    const values = valuesOf(read());
    if (!emit(host, 'az-submit', { cancelable: true, detail: { form: values } })) return;
    isBusy = true;
    change({ phase: 'sending', problem: undefined });
    const unreadable: Sent = { ok: false, status: 0, told: { key: 'unreadable' }, errors: {} };
    const result = await sent(values, items).catch(() => unreadable);
    isBusy = false;
    if (result.ok) succeed();
    else fail(result, result.told.text || text(result.told.key));
  };

  const fail = ({ status, errors }: { status: number; errors: Record<string, string> }, message: string) => {
    const { text, isNewsletter } = given();
    const byId = new Map(read().items.map((item) => [item.field.id, item]));
    const entries = Object.entries(errors).map(([id, said]): Entry => {
      const item = byId.get(id);
      if (!item) return { message: said, label: '' };
      mark(item, said);
      return entryOf(item, said);
    });
    captcha?.reset();
    // Storefront 5: the notices are not a newsletter's.
    const general = text(isNewsletter ? 'invalidFields' : 'below');
    refuse({
      message: entries.length ? general : message,
      entries,
      notice: entries.length && !isNewsletter ? text('above') : undefined,
    });
    emit(host, 'az-failure', { detail: { status, errors } });
  };

  const succeed = (): void => {
    const { settings } = given();
    kept.forget();
    emit(host, 'az-success');
    const target = safeUrl(settings.successRedirect);
    if (target) {
      location.assign(new URL(target, document.baseURI));
      return;
    }
    form.reset();
    toFocus = 'sent';
    change({ phase: 'sent', problem: undefined });
  };

  const goTo = (step: number): void => {
    toFocus = 'step';
    change({ step, problem: undefined });
  };

  const onSubmit = (event: Event): void => {
    const { own, settings } = given();
    const isOurs = !own || settings.formId || settings.endpoint || form.method === 'post';
    if (isOurs) {
      event.preventDefault();
      submit();
      // One that asks something of the address it leads to leaves the page, once it is right.
    } else if (!check(shownItems(read()), true)) event.preventDefault();
  };

  const lead = (): void => {
    const wanted = toFocus;
    toFocus = undefined;
    if (!wanted) return;
    const found =
      typeof wanted === 'string'
        ? host.shadowRoot?.querySelector<HTMLElement>(`:not([hidden]) > [data-focus="${wanted}"]`)
        : wanted;
    found?.focus({ preventScroll: true });
    found?.scrollIntoView({ block: 'nearest', behavior: prefersStill() ? 'instant' : 'smooth' });
  };

  const { noValidate } = form;
  form.noValidate = true;
  kept.follow(form, signal);
  form.addEventListener('submit', onSubmit, { signal });
  for (const type of ['input', 'change']) form.addEventListener(type, refresh, { signal });
  // Back from where a success has led to.
  addEventListener('pageshow', ({ persisted }) => persisted && change(idle), { signal });
  signal.addEventListener('abort', () => {
    captcha?.remove();
    form.noValidate = noValidate;
  });

  return {
    updated() {
      const { settings, fields, extras, captcha: wanted } = given();
      const key = `azulejo:${host.localName}:${location.pathname}:${settings.formId || host.id}`;
      kept.draftIn(settings.draft ? extras?.draftAt(key) : undefined);
      kept.fill(form, new Map(fields.flatMap(({ id, value }) => (value ? [[id, [value]]] : []))));
      refresh();
      captcha ??= wanted && new wanted.CaptchaPlace(change);
      captcha?.update(given());
      lead();
    },
    submit,
    goTo,
    show({ target }) {
      toFocus = target;
      change({ step: stepOf(target) ?? state().step });
    },
    loadCaptcha: () => captcha?.load(true),
    reset() {
      kept.forget();
      form.reset();
      change({ ...idle, problem: undefined });
    },
    Summary,
  };
};
