import type { FormGiven } from '../form-state';
import { partName } from '../item';
import type { Typed } from '../kept';

/** What fields begin with, by the names of their controls: `submittedValue` the other way round. */
export const begun = ({ settings, fields }: Pick<FormGiven, 'settings' | 'fields'>): Typed => {
  const typed: Typed = new Map();
  for (const { id, type, options, showCountryCode, value: first } of fields) {
    const value = settings.values?.[id] ?? first;
    if (value === '' || value === null) continue;
    const list = [value].flat().map(String);
    const parts =
      type === 'likert'
        ? options.map((option) => `${(Object(value) as Record<string, unknown>)[option.value] ?? ''}`)
        : type === 'phone' && !showCountryCode
          ? list.slice(1)
          : list;
    typed.set(id, list);
    parts.forEach((part, nth) => {
      typed.set(partName(id, nth), [part]);
    });
  }
  return typed;
};
