import type { trackUnsavedChanges, UnsavedChanges } from '../../src/features/editor';
import type { Field, Values } from './fields';

interface SavedOptions {
  /** `trackUnsavedChanges` of `dist/editor.js`. */
  track: typeof trackUnsavedChanges;
  /** Keeps the saved options when the tab is reloaded. */
  storage: Pick<Storage, 'getItem' | 'setItem'>;
  block: string;
  fields: Field[];
  /** The current values by attribute. */
  values: Values;
  setValue: (field: Field, value: string) => void;
}

/** Sets the saved options of a playground, and follows which ones people change after that. */
export function trackOptions({
  track,
  storage,
  block,
  fields,
  values,
  setValue,
}: SavedOptions): UnsavedChanges {
  const key = `azulejo-playground-${block}`;
  const restore = (saved: Record<string, unknown>): void => {
    for (const field of fields) setValue(field, String(saved[field.attribute] ?? ''));
  };
  const stored = storage.getItem(key);
  if (stored) restore(JSON.parse(stored));
  const read = () => Object.fromEntries(values);
  return track({
    read,
    paths: fields.map(({ attribute }) => attribute),
    save: () => storage.setItem(key, JSON.stringify(read())),
    restore,
  });
}
