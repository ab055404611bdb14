import { foldWord, wordsIn } from './words';

/** A piece of a text: a word that was found, or the text between such words. */
interface TextPiece {
  text: string;
  isMatch: boolean;
}

/** Splits a text into pieces, and marks the words whose folded form is one of `terms`. */
export const markWords = (text: string, terms: ReadonlySet<string>): TextPiece[] => {
  const pieces: TextPiece[] = [];
  let end = 0;
  for (const word of wordsIn(text)) {
    if (!terms.has(foldWord(word.text))) continue;
    if (word.index > end) pieces.push({ text: text.slice(end, word.index), isMatch: false });
    const last = pieces.at(-1);
    // Characters of a Chinese compound are marked as one.
    if (last?.isMatch && word.index === end) last.text += word.text;
    else pieces.push({ text: word.text, isMatch: true });
    end = word.index + word.text.length;
  }
  if (end < text.length) pieces.push({ text: text.slice(end), isMatch: false });
  return pieces;
};

const lengthBefore = 40;
const excerptLength = 160;

/** The part of a text around the first of the words that were found, cut between words. */
export const excerptAround = (text: string, terms: ReadonlySet<string>): string => {
  if (text.length <= excerptLength) return text;
  const words = wordsIn(text);
  const found = words.find((word) => terms.has(foldWord(word.text)))?.index ?? 0;
  const earliest = found - lengthBefore;
  const start = earliest > 0 ? (words.find(({ index }) => index >= earliest)?.index ?? 0) : 0;
  const last = words.findLast(({ index, text: word }) => index + word.length <= start + excerptLength);
  const end = last ? last.index + last.text.length : start + excerptLength;
  // A no-break space keeps the ellipsis on the line of the word beside it.
  return `${start > 0 ? '…\u00a0' : ''}${text.slice(start, end)}${end < text.length ? '\u00a0…' : ''}`;
};
