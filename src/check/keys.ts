import type { Fields } from './field';

const plain = (name: string): string => name.replaceAll('-', '').toLowerCase();

const tables = new WeakMap<Fields, Map<string, string>>();

/** Spelling -> key. Later rows win: a declared alias beats a spelling that is only derived (`aspect-ratio`). */
const tableOf = (fields: Fields): Map<string, string> => {
  let table = tables.get(fields);
  if (!table) {
    table = new Map();
    for (const spelling of [plain, String])
      for (const key in fields)
        for (const name of [...(fields[key]?.aliases ?? []), key]) table.set(spelling(name), key);
    tables.set(fields, table);
  }
  return table;
};

/** The camelCase key that `name` stands for: itself, an alias, kebab-case or an attribute's lower case. */
export const keyOf = (fields: Fields, name: string): string | undefined => {
  const table = tableOf(fields);
  return table.get(name) ?? table.get(plain(name));
};
