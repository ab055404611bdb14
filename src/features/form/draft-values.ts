import type { BlockHost } from '../../core/block-host';
import { controlValues, type FormControl, isSecretControl } from './controls';
import type { ControlValues } from './initial-values';

/** A reload must not bring back secrets, files, or consent, which a visitor gives anew. */
const isPrivate = (control: FormControl): boolean =>
  isSecretControl(control) || ['file', 'hidden'].includes(control.type) || 'private' in control.dataset;

/** The name of a control in a draft; falls back to the id, because page authors leave out names. */
export const draftName = ({ name, id }: FormControl): string => name || id;

const readStorage = (key: string): ControlValues => {
  try {
    return new Map(JSON.parse(sessionStorage.getItem(key) ?? '[]') as [string, string[]][]);
  } catch {
    // Storage may be forbidden, or hold something else.
    return new Map();
  }
};

const writeStorage = (key: string, values: [string, string[]][] | undefined): void => {
  try {
    if (values) sessionStorage.setItem(key, JSON.stringify(values));
    else sessionStorage.removeItem(key);
  } catch {
    // Storage may be forbidden or full. The page still holds the values.
  }
};

/**
 * A copy of the values that a visitor has entered into a form, by control name. Controls that are rendered anew begin with these
 * values: after a change of the fields, after the element was out of the page or, with a storage key, after a reload.
 */
export class DraftValues {
  #storageKey: string | undefined;
  #values: ControlValues = new Map();
  #privateNames = new Set<string>();

  /** Adds the values that are stored under a key, so that the first render has them. Stores nothing. */
  restore(key: string): void {
    if (key !== this.#storageKey) this.#values = new Map([...readStorage(key), ...this.#values]);
  }

  /** @param key in `sessionStorage`; without one, a reload loses the values */
  setStorageKey(key: string | undefined): void {
    this.#storageKey = key;
  }

  get(name: string): string[] | undefined {
    return this.#values.get(name);
  }

  /** Stores the current values of a field's controls. */
  save(controls: FormControl[]): void {
    for (const [name, group] of Map.groupBy(controls, draftName)) {
      if (!name) continue;
      this.#values.set(name, controlValues(group));
      if (group.some(isPrivate)) this.#privateNames.add(name);
    }
    if (this.#storageKey)
      writeStorage(
        this.#storageKey,
        [...this.#values].filter(([name]) => !this.#privateNames.has(name)),
      );
  }

  /** Forgets all values, after a submission. */
  clear(): void {
    this.#values.clear();
    if (this.#storageKey) writeStorage(this.#storageKey, undefined);
  }
}

/** The draft of a form's element; the same one when the element leaves the page and returns. */
export const draftOf = ({ visitorState }: BlockHost): DraftValues => {
  const draft = (visitorState.get('draft') as DraftValues | undefined) ?? new DraftValues();
  visitorState.set('draft', draft);
  return draft;
};
