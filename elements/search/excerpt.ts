import { foldWord, wordsIn } from './words';

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
