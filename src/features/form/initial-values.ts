import { partName } from './controls';
import { type FormField, isSinglePhone } from './form-field';

/** Name of a control -> its values. */
export type ControlValues = Map<string, string[]>;

/**
 * The values that controls have before the visitor enters any: the inverse of `submittedValue`.
 * @param values field id -> value as the field submits it; takes precedence over the field's own `value`
 */
export const readInitialValues = (
  fields: FormField[],
  values: Record<string, unknown> = {},
): ControlValues => {
  const initial: ControlValues = new Map();
  // A map, because a field may have the id "constructor".
  const byId = new Map(Object.entries(values));
  for (const field of fields) {
    const { id, type, options, showCountryCode } = field;
    const value = byId.get(id) ?? field.value;
    if (value === '' || value === null) continue;
    const texts = [value].flat().map(String);
    const list = isSinglePhone(field) ? [texts.filter(Boolean).join(' ')] : texts;
    const parts =
      type === 'likert'
        ? options.map((option) => `${(Object(value) as Record<string, unknown>)[option.value] ?? ''}`)
        : type === 'phone' && showCountryCode === false
          ? list.slice(1)
          : list;
    initial.set(id, list);
    parts.forEach((part, index) => {
      initial.set(partName(id, index), [part]);
    });
  }
  return initial;
};
