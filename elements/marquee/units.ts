/** Scripts whose letters are written together: only words of them can move apart from each other. */
const joined = /[\p{sc=Arab}\p{sc=Syrc}\p{sc=Nkoo}\p{sc=Mong}\p{sc=Deva}\p{sc=Beng}\p{sc=Guru}]/u;

// The blocks of scripts that are written from right to left.
const rightwards =
  '(?=\\p{L})[\\u0590-\\u08ff\\ufb1d-\\ufdff\\ufe70-\\ufefc\\u{10800}-\\u{10fff}\\u{1e800}-\\u{1efff}]';
const leftwards = `(?!${rightwards})\\p{L}`;

/** From a letter that runs one way to the last one, or number, before one that runs the other way. */
const runOf = (own: string, other: string): RegExp =>
  new RegExp(`(${own}(?:(?:(?!${other})[^])*(?:${own}|[\\p{Nd}\\p{Sc}%]))?\\p{M}*)`, 'u');

const runs = { ltr: runOf(leftwards, rightwards), rtl: runOf(rightwards, leftwards) };

const firstRtl = new RegExp(`^\\P{L}*${rightwards}`, 'u');

/** Whether a line of its own would run from right to left. */
export const startsRtl = (text: string): boolean => firstRtl.test(text);

const graphemes = new Intl.Segmenter();

interface Line {
  /** Letters that may move as one. */
  size: number;
  /** Whether the line runs from right to left. */
  isRtl: boolean;
}

/** Words of more letters than `size` in pieces alike, of fewer together. A space belongs to what is before it. */
const pieces = (text: string, { size, isRtl }: Line): string[] => {
  const units: string[] = [];
  let room = 0;
  for (const word of text.match(/\S+\s*|\s+/g) ?? []) {
    // A number runs to the right in any line.
    const isWhole = word.trimEnd().length <= size || joined.test(word) || (isRtl && /\p{Nd}/u.test(word));
    if (word.length <= room) units.push(units.pop() + word);
    else if (isWhole) units.push(word);
    else {
      const letters = Array.from(graphemes.segment(word.trimEnd()), ({ segment }) => segment);
      const each = Math.ceil(letters.length / Math.ceil(letters.length / size));
      while (letters[0]) units.push(letters.splice(0, each).join(''));
      if (/\s$/.test(word)) units.push(`${units.pop()} `);
    }
    room = size - (units.at(-1)?.length ?? 0);
  }
  return units;
};

/**
 * What of a text moves by itself, in the order in which it stands on its line. For apart from each other letters have no
 * direction: what runs against the line is turned round here, as a browser would.
 */
export const unitsOf = (text: string, line: Line): string[] =>
  text.split(runs[line.isRtl ? 'ltr' : 'rtl']).flatMap((run, nth) => {
    const isAgainst = nth % 2 === 1;
    const isRtl = line.isRtl !== isAgainst;
    // Signs and spaces take sides by a unit's first letter, and need one where it has none.
    const units = pieces(run, { ...line, isRtl }).map((unit) => (isRtl ? `\u200f${unit}` : unit));
    return isAgainst ? units.reverse() : units;
  });
