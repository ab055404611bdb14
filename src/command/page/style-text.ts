/** Property -> value, with `!important` where a declaration has it. */
type Values = Record<string, string>;

/** The values of an element's `style`, as the DOM reads them. */
export const styleValues = (element: Element): Values => {
  if (!element.getAttribute('style')) return {};
  const { style } = element as HTMLElement;
  return Object.fromEntries(
    Array.from({ length: style.length }, (_, index) => style.item(index)).map((name) => [
      name,
      style.getPropertyValue(name) + (style.getPropertyPriority(name) ? ' !important' : ''),
    ]),
  );
};

/** A quoted text, or brackets. A semicolon in either is part of a value. */
const group = /"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|\([^)]*\)/g;

/** `color: red; background: url(a;b)` -> a text for each declaration. */
const declarationsOf = (style: string): string[] => {
  const masked = style.replace(group, (text) => '.'.repeat(text.length));
  let end = -1;
  return masked.split(';').map((part) => {
    const start = end + 1;
    end = start + part.length;
    return style.slice(start, end);
  });
};

const nameOf = (declaration: string): string => declaration.split(':', 1)[0]?.trim().toLowerCase() ?? '';

/**
 * Writes changes of single properties into the text of a `style` attribute. The other declarations stay as they are: a DOM would
 * write all in its own spelling, and lose those that it does not know.
 * @param change the values before and after the change
 */
export const changeStyle = (saved: string, { before, after }: { before: Values; after: Values }): string => {
  const changed = Object.keys({ ...before, ...after }).filter((name) => before[name] !== after[name]);
  const staying = declarationsOf(saved).filter((text) => text.trim() && !changed.includes(nameOf(text)));
  const added = changed.filter((name) => after[name]).map((name) => ` ${name}: ${after[name]}`);
  return [...staying, ...added].join(';').trim();
};
