import type { FormField } from '../form-field';
import { heldBy, type Item } from '../item';
import type { Held } from '../submitted-value';

/**
 * The fields that their conditions let be shown. A field that depends on one that is not shown is not shown either.
 * @param heldBy what a field's controls hold
 */
export const shownFields = (fields: FormField[], heldBy: (field: FormField) => Held): Set<FormField> => {
  const byId = new Map(fields.map((field) => [field.id, field]));
  const known = new Map<FormField, boolean>();
  const isShown = (field: FormField): boolean => {
    const before = known.get(field);
    if (before !== undefined) return before;
    // Conditions that go round in a circle are no conditions.
    known.set(field, true);
    const { visibleWhen } = field;
    const other = visibleWhen && byId.get(visibleWhen.field);
    if (!other) return true;
    const { value, not } = visibleWhen;
    const held = isShown(other) ? heldBy(other).filter(Boolean) : [];
    const wanted = value === undefined ? held : [value].flat();
    const shown = held.some((one) => wanted.includes(one)) !== not;
    known.set(field, shown);
    return shown;
  };
  return new Set(fields.filter(isShown));
};

/** The items whose fields are shown. */
export const shownItems = (items: Item[]): Item[] => {
  const byField = new Map(items.map((item) => [item.field, item]));
  const shown = shownFields([...byField.keys()], (field) => {
    const item = byField.get(field);
    return item?.place ? heldBy(item) : [field.value];
  });
  return items.filter(({ field }) => shown.has(field));
};
