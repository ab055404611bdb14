import { type TokenKind, tokenize } from './tokens';

const painted = new WeakMap<Element, { kind: TokenKind; range: Range }[]>();

/**
 * Colours a snippet with the CSS Custom Highlight API: the text stays one text node, so copying, searching and
 * reading aloud see plain text. Browsers without it show it uncoloured.
 */
export function highlight(code: Element): void {
  if (!('highlights' in CSS)) return;
  for (const { kind, range } of painted.get(code) ?? []) CSS.highlights.get(`code-${kind}`)?.delete(range);
  const text = code.firstChild;
  if (!(text instanceof Text)) return;
  const ranges = tokenize(text.data).map(({ kind, start, end }) => {
    const range = new Range();
    range.setStart(text, start);
    range.setEnd(text, end);
    return { kind, range };
  });
  for (const { kind, range } of ranges) registryOf(kind).add(range);
  painted.set(code, ranges);
}

function registryOf(kind: TokenKind): Highlight {
  const name = `code-${kind}`;
  const known = CSS.highlights.get(name);
  if (known) return known;
  const made = new Highlight();
  CSS.highlights.set(name, made);
  return made;
}
