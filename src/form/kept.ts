import type { Control } from './item';

/** Name of a control -> its value, or the values of the checked ones of that name. */
type Typed = Map<string, string[]>;

const isChoice = ({ type }: Control): boolean => type === 'radio' || type === 'checkbox';

/** What a reload must not bring back: secrets, files, and consent, which is to be given anew. */
const isPrivate = (control: Control): boolean =>
  ['password', 'file', 'hidden'].includes(control.type) || 'private' in control.dataset;

const read = (form: HTMLFormElement, { name }: Control): string[] =>
  controlsOf(form)
    .filter((control) => control.name === name)
    .flatMap((control) => {
      if (isChoice(control)) return (control as HTMLInputElement).checked ? [control.value] : [];
      if (control.type === 'select-multiple')
        return [...(control as HTMLSelectElement).selectedOptions].map(({ value }) => value);
      return [control.value];
    });

const write = (control: Control, values: string[]): void => {
  if (isChoice(control)) (control as HTMLInputElement).checked = values.includes(control.value);
  else if (control.type === 'select-multiple')
    for (const option of (control as HTMLSelectElement).options)
      option.selected = values.includes(option.value);
  else if (control.type !== 'file') control.value = values[0] ?? '';
};

const controlsOf = (form: HTMLFormElement): Control[] =>
  [...form.elements].filter((element) => element.matches('input,select,textarea')) as Control[];

/** What a control held before anybody touched it. */
const initial = (control: Control): string => {
  if (isChoice(control)) return (control as HTMLInputElement).defaultChecked ? control.value : '';
  if ('defaultValue' in control) return control.defaultValue;
  const { options } = control;
  return ([...options].find(({ defaultSelected }) => defaultSelected) ?? options[0])?.value ?? '';
};

const storageOf = (key: string): Storage | undefined => {
  try {
    // Reading the property already throws where storage is forbidden.
    return key ? sessionStorage : undefined;
  } catch {
    return undefined;
  }
};

/**
 * What the visitor has typed, beside the controls: they hold it, and this gives it to those that come in their place,
 * after a change of the fields, a time out of the page or, with a draft, a reload.
 */
export class Kept {
  #typed: Typed = new Map();
  #given = new WeakSet<Control>();
  #draft = '';

  /** Listens to a form until the signal ends it; what is typed already counts. */
  follow(form: HTMLFormElement, signal: AbortSignal): void {
    for (const control of controlsOf(form))
      if (read(form, control).join('') !== initial(control))
        this.#typed.set(control.name, read(form, control));
    const note = ({ target }: Event): void => {
      const control = target as Control;
      if (!control.name || !controlsOf(form).includes(control)) return;
      this.#typed.set(control.name, read(form, control));
      if (!isPrivate(control)) this.#save(form);
    };
    for (const type of ['input', 'change']) form.addEventListener(type, note, { signal });
  }

  /** Says where the draft is kept, "" for nowhere, and reads what is there. */
  draftIn(key: string): void {
    if (key === this.#draft) return;
    this.#draft = key;
    try {
      const stored = JSON.parse(storageOf(key)?.getItem(key) ?? '[]') as [string, string[]][];
      this.#typed = new Map([...stored, ...this.#typed]);
    } catch {
      // Somebody else's.
    }
  }

  #save(form: HTMLFormElement): void {
    const secret = controlsOf(form).filter(isPrivate);
    const kept = [...this.#typed].filter(([name]) => !secret.some((one) => one.name === name));
    try {
      storageOf(this.#draft)?.setItem(this.#draft, JSON.stringify(kept));
    } catch {
      // Full: what is typed is still in the page.
    }
  }

  /** Fills the controls that are new: with what was typed, else with what `first` says. */
  fill(form: HTMLFormElement, first: Typed): void {
    for (const control of controlsOf(form)) {
      if (this.#given.has(control)) continue;
      this.#given.add(control);
      const values = this.#typed.get(control.name) ?? first.get(control.name);
      if (values) write(control, values);
    }
  }

  /** The visitor is through. */
  forget(): void {
    this.#typed.clear();
    this.#given = new WeakSet();
    storageOf(this.#draft)?.removeItem(this.#draft);
  }
}

/** What was typed, by the element: it outlives a time out of the page. */
const keptBy = new WeakMap<Element, Kept>();

export const keptOf = (host: Element): Kept => {
  const kept = keptBy.get(host) ?? new Kept();
  keptBy.set(host, kept);
  return kept;
};
