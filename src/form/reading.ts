import type { FormField } from './form-field';
import type { FormGiven } from './form-state';
import { filesOf, heldBy, type Item, renderedItems } from './item';
import { submittedValue } from './submitted-value';

/** The fields of a form with their controls, as they are now. */
export interface Reading {
  items: Item[];
  /** In their order; those without controls too. */
  fields: FormField[];
  shown: Set<FormField>;
}

/** Reads a form: which fields it has, and which of them are shown. */
export const readForm = (form: HTMLFormElement, { own, fields, extras }: FormGiven): Reading => {
  const items = own ? own.module.ownItems(form) : renderedItems(form, fields);
  const all = own ? items.map(({ field }) => field) : fields;
  const byField = new Map(items.map((item) => [item.field, item]));
  const shown = extras?.shownFields(all, (field) => {
    const item = byField.get(field);
    return item ? heldBy(item) : [field.value];
  });
  return { items, fields: all, shown: shown ?? new Set(all) };
};

export const shownItems = ({ items, shown }: Reading): Item[] =>
  items.filter(({ field }) => shown.has(field));

/** What the shown fields submit: field id -> value (storefront 3). Of files, these are names. */
export const valuesOf = ({ items, fields, shown }: Reading): Record<string, unknown> => {
  const query = new URLSearchParams(location.search);
  const byField = new Map(items.map((item) => [item.field, item]));
  const values = fields.flatMap((field) => {
    const item = byField.get(field);
    const value = submittedValue(field, item ? heldBy(item) : [], query);
    return shown.has(field) && value !== undefined ? [[field.id, value] as const] : [];
  });
  return Object.fromEntries(values);
};

/** The same with the contents of files. @throws for a file that cannot be read */
export const withFiles = async (
  values: Record<string, unknown>,
  items: Item[],
  extras: FormGiven['extras'],
): Promise<Record<string, unknown>> => {
  const contents = items.map(
    async (item) => [item.field.id, await extras?.contentsOf(filesOf(item))] as const,
  );
  return {
    ...values,
    ...Object.fromEntries((await Promise.all(contents)).filter(([, files]) => files?.length)),
  };
};
