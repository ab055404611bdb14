/** Scripts whose letters join: only whole words of them can move separately. */
const joinedScripts = /[\p{sc=Arab}\p{sc=Syrc}\p{sc=Nkoo}\p{sc=Mong}\p{sc=Deva}\p{sc=Beng}\p{sc=Guru}]/u;

// The Unicode blocks of scripts that run from right to left.
const rtlLetter =
  '(?=\\p{L})[\\u0590-\\u08ff\\ufb1d-\\ufdff\\ufe70-\\ufefc\\u{10800}-\\u{10fff}\\u{1e800}-\\u{1efff}]';
const ltrLetter = `(?!${rtlLetter})\\p{L}`;

/** A run: from a letter of one direction to the last letter or number before one of the other direction. */
const runOf = (own: string, other: string): RegExp =>
  new RegExp(`(${own}(?:(?:(?!${other})[^])*(?:${own}|[\\p{Nd}\\p{Sc}%]))?\\p{M}*)`, 'u');

const runs = { ltr: runOf(ltrLetter, rtlLetter), rtl: runOf(rtlLetter, ltrLetter) };

const firstRtl = new RegExp(`^\\P{L}*${rtlLetter}`, 'u');

/** Whether the text, on a line of its own, would run from right to left. */
export const startsRtl = (text: string): boolean => firstRtl.test(text);

const graphemes = new Intl.Segmenter();

interface LineOptions {
  /** The number of letters that move as one. */
  size: number;
  /** Whether the line runs from right to left. */
  isRtl: boolean;
}

/** Splits longer words than `size` into equal pieces and joins shorter ones. A space belongs to the word before it. */
const splitWords = (text: string, { size, isRtl }: LineOptions): string[] => {
  const pieces: string[] = [];
  let room = 0;
  for (const word of text.match(/\S+\s*|\s+/g) ?? []) {
    // A number runs from left to right in any line.
    const isWhole =
      word.trimEnd().length <= size || joinedScripts.test(word) || (isRtl && /\p{Nd}/u.test(word));
    if (word.length <= room) pieces.push(pieces.pop() + word);
    else if (isWhole) pieces.push(word);
    else {
      const letters = Array.from(graphemes.segment(word.trimEnd()), ({ segment }) => segment);
      const each = Math.ceil(letters.length / Math.ceil(letters.length / size));
      while (letters[0]) pieces.push(letters.splice(0, each).join(''));
      if (/\s$/.test(word)) pieces.push(`${pieces.pop()} `);
    }
    room = size - (pieces.at(-1)?.length ?? 0);
  }
  return pieces;
};

/**
 * Splits a text into the pieces that move separately, in their visual order. Separate letters have no direction, so a run
 * against the direction of its line is reversed here, as a browser would do.
 */
export const splitIntoPieces = (text: string, line: LineOptions): string[] =>
  text.split(runs[line.isRtl ? 'ltr' : 'rtl']).flatMap((run, nth) => {
    const isAgainst = nth % 2 === 1;
    const isRtl = line.isRtl !== isAgainst;
    // A mark of direction keeps signs and spaces on the correct side of a piece without letters.
    const pieces = splitWords(run, { ...line, isRtl }).map((piece) => (isRtl ? `\u200f${piece}` : piece));
    return isAgainst ? pieces.reverse() : pieces;
  });
