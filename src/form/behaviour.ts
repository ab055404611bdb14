import { emit } from '../block/emit';
import { adopt, sheetOf } from '../block/styles';
import { again } from '../util/again';
import { prefersStill } from '../util/prefers-still';
import { safeUrl } from '../util/safe-url';
import type { CaptchaPlace } from './captcha/captcha-place';
import { say } from './catalogues';
import { type Entry, type FormGiven, type FormState, idle, type Problem } from './form-state';
import { heldBy, type Item, mistakeOf, renderedItems } from './item';
import { keptOf } from './kept';
import { type Refusal, type Sent, send } from './send';
import { submittedValue } from './submitted-value';

/** The view of a form. */
interface FormView {
  readonly given: FormGiven;
  readonly state: FormState;
  change(state: Partial<FormState>): void;
}

export interface Connected {
  /** After each render: there may be new controls, and what the visitor is led to. */
  updated(): void;
  goTo(step: number): void;
  /** Leads to what a line of the summary is about. */
  show(entry: Entry): void;
  /** Another try for the captcha, with the visitor's permission. */
  loadCaptcha(): void;
  reset(): void;
  /** Leaves the form. */
  end(): void;
}

type Trouble = typeof import('./trouble/trouble');

/** What marks and says what is wrong: it comes when something is. */
export let trouble: Trouble | undefined;
let loading: Promise<Trouble> | undefined;

const unreadable = (): Sent => ({ ok: false, status: 0, told: 'unreadable' });

const stepOf = (element: HTMLElement | null | undefined): number | undefined => {
  const step = element?.closest<HTMLElement>('[data-step]')?.dataset.step;
  return step === undefined ? undefined : Number(step);
};

/**
 * Makes a form of the controls that are there, rendered or the page's own: they hold what is typed, this reads them,
 * checks them, and sends what they hold.
 */
export const connectForm = (form: HTMLFormElement, view: FormView): Connected => {
  const { host } = view.given;
  const kept = keptOf(host);
  const since = performance.now();
  const stop = new AbortController();
  let captcha: CaptchaPlace | undefined;
  let isBusy = false;
  /** What the next render leads the visitor to: an element, or the name of what will be there. */
  let toFocus: HTMLElement | 'problem' | 'step' | 'sent' | undefined;

  const allItems = (): Item[] => {
    const { prepared, fields } = view.given;
    return prepared.ownItems?.(form) ?? renderedItems(form, fields);
  };

  const shownItems = (): Item[] => {
    const all = allItems();
    return view.given.prepared.shownItems?.(all) ?? all;
  };

  /** What shown fields submit: field id -> value (storefront 3). Of files, these are names. */
  const valuesOf = (items: Item[]): Record<string, unknown> => {
    const query = new URLSearchParams(location.search);
    const values = items.map(
      (item) => [item.field.id, submittedValue(item.field, heldBy(item), query)] as const,
    );
    return Object.fromEntries(values.filter(([, value]) => value !== undefined));
  };

  const refuse = (problem: Problem | undefined): void => {
    if (!problem) return;
    toFocus = 'problem';
    view.change({ phase: 'idle', step: stepOf(problem.entries[0]?.target) ?? view.state.step, problem });
  };

  const loadTrouble = async (): Promise<Trouble> => {
    // Each letter that is typed may ask for it: one load at a time, and after one that failed another.
    loading ??= again(() => import('./trouble/trouble')).then(say);
    trouble ??= await loading.finally(() => {
      loading = undefined;
    });
    if (host.shadowRoot) adopt(host.shadowRoot, sheetOf(trouble.styles));
    return trouble;
  };

  /** Says what is wrong; where what says it cannot be loaded, that much, and the next time is another try. */
  const explain = (make: (trouble: Trouble) => Problem | undefined): Promise<void> =>
    loadTrouble()
      .then(make, () => ({ message: '', entries: [], notice: view.given.text('apiConnection') }))
      .then(refuse);

  /** Whether a submission of `items` may go on; what is wrong is said. */
  const check = (items: Item[], isLast: boolean): boolean => {
    const unsolved = isLast && captcha?.isMissing ? captcha.container : undefined;
    const isWrong = unsolved || items.some(mistakeOf);
    if (isWrong) explain(({ problemIn }) => problemIn(items, view.given, unsolved));
    else trouble?.unmark(items);
    return !isWrong;
  };

  /** What follows from what is typed. */
  const refresh = (event?: Event): void => {
    const { given } = view;
    const items = allItems();
    given.prepared.refresh?.(items, given, (item) =>
      loadTrouble().then(
        ({ mark }) => mark(item, given),
        // The submission will say it.
        () => {},
      ),
    );
    // What the server has said of a field holds until the visitor changes it. (`change` comes late, when the summary
    // takes the focus.)
    if (event?.type === 'input')
      trouble?.unmark(
        items.filter((item) => item.controls.some((one) => one === event.target) && !mistakeOf(item)),
      );
  };

  /** @throws where a file has gone meanwhile, or values cannot be written as JSON */
  const deliver = async (values: Record<string, unknown>, items: Item[]): Promise<Sent> => {
    const { given } = view;
    const complete = await given.prepared.withFiles?.(values, items);
    return send({ given, form, values: complete ?? values, captchaKey: captcha?.token });
  };

  const submit = async (): Promise<void> => {
    const { given, state } = view;
    const { prepared, steps, text } = given;
    if (isBusy || state.isLocked) return;
    const isLast = state.step >= steps - 1;
    const items = shownItems();
    if (!check(isLast ? items : items.filter(({ place }) => stepOf(place) === state.step), isLast)) return;
    if (!isLast) return goTo(state.step + 1);
    const refusal = prepared.refusalOf?.(form, given, since);
    if (refusal) return explain(() => ({ message: text(refusal), entries: [] }));
    const values = valuesOf(items);
    if (state.problem) view.change({ problem: undefined });
    if (!emit(host, 'az-submit', { cancelable: true, detail: { form: values } })) return;
    isBusy = true;
    view.change({ phase: 'sending', problem: undefined });
    const sent = await deliver(values, items).catch(unreadable);
    if (!sent.ok) return fail(sent);
    isBusy = false;
    succeed();
  };

  const fail = async (refusal: Refusal): Promise<void> => {
    captcha?.reset();
    await explain(({ problemOf }) => problemOf(refusal, allItems(), view.given));
    isBusy = false;
    const { status, errors = {} } = refusal;
    emit(host, 'az-failure', { detail: { status, errors } });
  };

  const succeed = (): void => {
    kept.forget();
    emit(host, 'az-success');
    const target = safeUrl(view.given.settings.successRedirect);
    if (target) {
      location.assign(new URL(target, document.baseURI));
      return;
    }
    form.reset();
    toFocus = 'sent';
    view.change({ phase: 'sent', problem: undefined });
  };

  const goTo = (step: number): void => {
    toFocus = 'step';
    view.change({ step, problem: undefined });
  };

  const onSubmit = (event: Event): void => {
    const { own, settings } = view.given;
    // One that asks something of the address it leads to leaves the page, once it is right.
    const leaves = own && !settings.formId && !settings.endpoint && form.method !== 'post';
    if (leaves && check(shownItems(), true)) return;
    event.preventDefault();
    if (!leaves) submit();
  };

  const lead = (): void => {
    const found =
      typeof toFocus === 'string'
        ? host.shadowRoot?.querySelector<HTMLElement>(`:not([hidden]) > [data-focus="${toFocus}"]`)
        : toFocus;
    toFocus = undefined;
    found?.focus({ preventScroll: true });
    found?.scrollIntoView({ block: 'nearest', behavior: prefersStill() ? 'instant' : 'smooth' });
  };

  const listen = (target: EventTarget, type: string, listener: (event: never) => unknown): void =>
    target.addEventListener(type, listener as EventListener, stop);

  const { noValidate } = form;
  form.noValidate = true;
  for (const control of view.given.prepared.typedInto?.(form) ?? []) kept.note(form, control);
  listen(form, 'submit', onSubmit);
  for (const type of ['input', 'change'])
    listen(form, type, (event: Event) => {
      kept.note(form, event.target);
      refresh(event);
    });
  // Back from where a success has led to.
  listen(window, 'pageshow', ({ persisted }: PageTransitionEvent) => persisted && view.change(idle));

  return {
    updated() {
      const { settings, prepared } = view.given;
      const key = `azulejo:${host.localName}:${location.pathname}:${settings.formId || host.id}`;
      kept.draftIn(settings.draft ? prepared.draftAt?.(key) : undefined);
      kept.fill(form, prepared.begun?.(view.given));
      refresh();
      captcha ??= prepared.CaptchaPlace && new prepared.CaptchaPlace(view.change);
      captcha?.update(view.given, view.state);
      lead();
    },
    goTo,
    show({ target }) {
      toFocus = target;
      view.change({ step: stepOf(target) ?? view.state.step });
    },
    loadCaptcha: () => captcha?.load(true),
    reset() {
      kept.forget();
      form.reset();
      view.change(idle);
    },
    end() {
      stop.abort();
      captcha?.remove();
      form.noValidate = noValidate;
    },
  };
};
