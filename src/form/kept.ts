import { type Control, controlSelector, isChosen, valuesOf } from './item';

/** Name of a control -> its value, or the values of the checked ones of that name. */
export type Typed = Map<string, string[]>;

const controlsOf = (form: HTMLFormElement): Control[] =>
  [...form.elements].filter((element) => element.matches(controlSelector)) as Control[];

const write = (control: Control, values: string[]): void => {
  if (isChosen(control)) (control as HTMLInputElement).checked = values.includes(control.value);
  else if ('options' in control)
    for (const option of control.options) option.selected = values.includes(option.value);
  else if (control.type !== 'file') control.value = values[0] ?? '';
};

/** Where what is typed survives a reload (extras/draft.ts). */
interface Draft {
  typed(): Typed;
  save(controls: Control[], typed: Typed): void;
  forget(): void;
}

/**
 * What the visitor has typed, beside the controls: they hold it, and this gives it to those that come in their place,
 * after a change of the fields, a time out of the page or, with a draft, a reload.
 */
export class Kept {
  #typed: Typed = new Map();
  #given = new WeakSet<Control>();
  #draft: Draft | undefined;

  /** Takes down what the control that an event comes from holds now, with the others of its name. */
  note(form: HTMLFormElement, target: unknown): void {
    const controls = controlsOf(form);
    const control = controls.find((one) => one === target);
    if (!control?.name) return;
    this.#typed.set(control.name, valuesOf(controls.filter(({ name }) => name === control.name)));
    this.#draft?.save(controls, this.#typed);
  }

  /** Has it kept in a draft as well, or in none; what is in it is there, but for what has been typed since. */
  draftIn(draft: Draft | undefined): void {
    if (draft !== this.#draft) this.#typed = new Map([...(draft?.typed() ?? []), ...this.#typed]);
    this.#draft = draft;
  }

  /** Fills the controls that are new: with what was typed, else with what `first` says. */
  fill(form: HTMLFormElement, first?: Typed): void {
    for (const control of controlsOf(form)) {
      if (this.#given.has(control)) continue;
      this.#given.add(control);
      const values = this.#typed.get(control.name) ?? first?.get(control.name);
      if (values) write(control, values);
    }
  }

  /** The visitor is through. */
  forget(): void {
    this.#typed.clear();
    this.#given = new WeakSet();
    this.#draft?.forget();
  }
}

/** What was typed, by the element: it outlives a time out of the page. */
const keptBy = new WeakMap<Element, Kept>();

export const keptOf = (host: Element): Kept => {
  const kept = keptBy.get(host) ?? new Kept();
  keptBy.set(host, kept);
  return kept;
};
