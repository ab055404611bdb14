const string = String.raw`"(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*"`;
const number = String.raw`-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?`;
/** Brackets, commas and colons in the first group, strings in the second. */
const token = new RegExp(String.raw`[ \t\r\n]*(?:([{}[\],:])|(${string})|true|false|null|${number})`, 'y');

/**
 * The position at which `text` stops being JSON, in UTF-16 units from 0; the engines' own messages differ or name none.
 * A pushdown automaton over tokens: `open` holds the brackets to close, `expected` the kind of token that may come next.
 */
export const errorPosition = (text: string): number => {
  const open: string[] = [];
  let expected: 'value' | 'first' | 'key' | 'colon' | 'comma' = 'value';
  for (token.lastIndex = 0; ; ) {
    const at = token.lastIndex;
    const start = at + (/^[ \t\r\n]*/.exec(text.slice(at, at + 1000))?.[0].length ?? 0);
    const match = token.exec(text);
    if (!match) return start;
    const [, mark, quoted] = match;
    const inObject = open.at(-1) === '}';
    const valueFits = expected === 'value' || (expected === 'first' && !inObject);
    if (mark === '{' || mark === '[') {
      if (!valueFits) return start;
      open.push(mark === '{' ? '}' : ']');
      expected = 'first';
    } else if (mark === '}' || mark === ']') {
      if ((expected !== 'first' && expected !== 'comma') || open.pop() !== mark) return start;
      expected = 'comma';
    } else if (mark === ',') {
      if (expected !== 'comma' || !open.length) return start;
      expected = inObject ? 'key' : 'value';
    } else if (mark === ':') {
      if (expected !== 'colon') return start;
      expected = 'value';
    } else if (quoted && inObject && (expected === 'first' || expected === 'key')) expected = 'colon';
    else if (valueFits) expected = 'comma';
    else return start;
    if (!open.length && expected === 'comma' && !text.slice(token.lastIndex).trim()) return 0;
  }
};
