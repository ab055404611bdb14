import type { FieldInput } from './controls';
import { type FormField, isAnswered } from './form-field';

/**
 * The fields whose conditions (`visibleWhen`) hold. A field that depends on a field that is not visible is not visible
 * either.
 * @param valuesOf the current values of a field's controls
 */
export const visibleFields = (
  fields: FormField[],
  valuesOf: (field: FormField) => string[],
): Set<FormField> => {
  const byId = new Map(fields.map((field) => [field.id, field]));
  const known = new Map<FormField, boolean>();
  const isVisible = (field: FormField): boolean => {
    const result = known.get(field);
    if (result !== undefined) return result;
    // Breaks a cycle of conditions: a field counts as visible while its own condition is evaluated.
    known.set(field, true);
    const { visibleWhen } = field;
    const other = visibleWhen && byId.get(visibleWhen.field);
    if (!other) return true;
    const { value, not } = visibleWhen;
    const values = valuesOf(other);
    const answers = isAnswered(other.type, values) ? values.filter(Boolean) : [];
    const accepted = value === undefined ? answers : [value].flat();
    const holds = isVisible(other) && answers.some((one) => accepted.includes(one)) !== not;
    known.set(field, holds);
    return holds;
  };
  return new Set(fields.filter(isVisible));
};

/** The inputs of visible fields; only these are checked and submitted. */
export const visibleInputs = (inputs: FieldInput[]): FieldInput[] => {
  const byField = new Map(inputs.map((input) => [input.field, input]));
  const visible = visibleFields([...byField.keys()], (field) => byField.get(field)?.values ?? []);
  return inputs.filter(({ field }) => visible.has(field));
};
