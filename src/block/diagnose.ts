import { warnFaults } from '../check/warn-faults';
import type { Problem } from './settings';

/**
 * The messages of contract 3, in a chunk of their own: a page without mistakes never loads it.
 * @module
 */

const named = (host: Element): string => `<${host.localName}${host.id && ` id="${host.id}"`}>`;

const string = String.raw`"(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*"`;
const number = String.raw`-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?`;
/** Brackets, commas and colons in the first group, strings in the second. */
const token = new RegExp(String.raw`[ \t\r\n]*(?:([{}[\],:])|(${string})|true|false|null|${number})`, 'y');

/**
 * Where `text` stops being JSON, counted in UTF-16 units from 0: engines say it differently or not at all.
 * A small pushdown automaton over tokens: `open` are the brackets to close, `wanted` what may stand next.
 */
export const faultPosition = (text: string): number => {
  const open: string[] = [];
  let wanted: 'value' | 'first' | 'key' | 'colon' | 'comma' = 'value';
  for (token.lastIndex = 0; ; ) {
    const at = token.lastIndex;
    const start = at + (/^[ \t\r\n]*/.exec(text.slice(at, at + 1000))?.[0].length ?? 0);
    const match = token.exec(text);
    if (!match) return start;
    const [, mark, quoted] = match;
    const inObject = open.at(-1) === '}';
    const valueFits = wanted === 'value' || (wanted === 'first' && !inObject);
    if (mark === '{' || mark === '[') {
      if (!valueFits) return start;
      open.push(mark === '{' ? '}' : ']');
      wanted = 'first';
    } else if (mark === '}' || mark === ']') {
      if ((wanted !== 'first' && wanted !== 'comma') || open.pop() !== mark) return start;
      wanted = 'comma';
    } else if (mark === ',') {
      if (wanted !== 'comma' || !open.length) return start;
      wanted = inObject ? 'key' : 'value';
    } else if (mark === ':') {
      if (wanted !== 'colon') return start;
      wanted = 'value';
    } else if (quoted && inObject && (wanted === 'first' || wanted === 'key')) wanted = 'colon';
    else if (valueFits) wanted = 'comma';
    else return start;
    if (!open.length && wanted === 'comma' && !text.slice(token.lastIndex).trim()) return 0;
  }
};

/** Contract 3, malformed JSON. */
const malformed = (host: Element, block: string, text: string): void => {
  const position = faultPosition(text);
  const line = text.slice(0, position).split('\n').length;
  const near = text.slice(Math.max(0, position - 20), position + 20);
  console.error(
    `[azulejo] Error decoding ${block} block data. ${named(host)}: expected a JSON object; fault at position ${position} (line ${line}), near ${JSON.stringify(near)}. The block goes on without this data.`,
    host,
  );
};

/** Gallery 5, missing data. */
const missing = (host: Element, block: string, ref: string): void =>
  console.error(
    `[azulejo] Error evaluating ${block} block data. ${named(host)}: data-ref="${ref}" names neither a JSON script nor a key of the site context's blocks. The block goes on without it.`,
    host,
  );

/** Says what is wrong with the settings of `host`, and what happens now. */
export const diagnose = (host: Element, block: string, problem: Problem): void => {
  if ('malformed' in problem) malformed(host, block, problem.malformed);
  else if ('missing' in problem) missing(host, block, problem.missing);
  else warnFaults(named(host), problem.faults, host);
};
