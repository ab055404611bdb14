/** Attributes as they are written: `true` for a bare one, a text for one with a value. */
export type Attributes = Map<string, string | true>;

/** The same markup with other attributes on its first tag: those in `known` are replaced, the others kept. */
export function withAttributes(
  markup: string,
  options: { known: Iterable<string>; set: Attributes },
): string {
  const known = new Set(options.known);
  return markup.replace(/^(<[\w-]+)((?:\s+[\w-]+(?:="[^"]*")?)*)\s*>/, (_, start: string, old: string) => {
    const kept = [...old.matchAll(/([\w-]+)(?:="[^"]*")?/g)]
      .filter(([, name = '']) => !known.has(name))
      .map(([whole]) => whole);
    const added = [...options.set].map(([name, value]) =>
      value === true ? name : `${name}="${escapeValue(value)}"`,
    );
    return `${[start, ...added, ...kept].join(' ')}>`;
  });
}

const escapeValue = (value: string): string => value.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
