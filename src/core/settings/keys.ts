import type { Fields } from './field';

const normalise = (name: string): string => name.replaceAll('-', '').toLowerCase();

const tables = new WeakMap<Fields, Map<string, string | undefined>>();

/**
 * A table from spelling to key. Later rows win, so that a declared alias beats a spelling that is only derived
 * (`aspect-ratio`).
 */
const spellingsOf = (fields: Fields): Map<string, string | undefined> => {
  let table = tables.get(fields);
  if (!table) {
    table = new Map();
    for (const spell of [normalise, String])
      for (const key in fields)
        for (const name of [...(fields[key]?.aliases ?? []), key]) table.set(spell(name), key);
    tables.set(fields, table);
  }
  return table;
};

/**
 * The camelCase key for a name: the key itself, an alias, kebab-case or an attribute's lower case. The table remembers each name,
 * also one without a key: a thousand items of a list have the same names.
 */
export const keyOf = (fields: Fields, name: string): string | undefined => {
  const table = spellingsOf(fields);
  if (!table.has(name)) table.set(name, table.get(normalise(name)));
  return table.get(name);
};
