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
