/** Scripts that write no blanks between words. */
const withoutBlanks =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}]/u;

const letterPattern = /[\p{L}\p{N}]/u;
const wordPattern = /[\p{L}\p{N}\p{M}]+/gu;

/** A word with its place in a text. */
interface Word {
  text: string;
  index: number;
}

/**
 * Each Chinese character is a word here: where a compound begins and ends depends on the text around it, and visitors search
 * for parts of compounds.
 */
const characterPattern = /\p{Script=Han}|[^\p{Script=Han}]+/gu;

let segmenter: Intl.Segmenter | undefined;

/** The words of a text, in any script. */
export const wordsIn = (text: string): Word[] => {
  if (!withoutBlanks.test(text))
    return [...text.matchAll(wordPattern)].map(({ 0: word, index }) => ({ text: word, index }));
  segmenter ??= new Intl.Segmenter(undefined, { granularity: 'word' });
  return (
    [...segmenter.segment(text)]
      // `isWordLike` is false for Chinese characters in Firefox.
      .filter(({ segment }) => letterPattern.test(segment))
      .flatMap(({ segment, index: start }) =>
        [...segment.matchAll(characterPattern)].map(({ 0: word, index }) => ({
          text: word,
          index: start + index,
        })),
      )
  );
};

/** The marks of the scripts from Latin to Arabic. Behind them come the scripts of India and Thailand, whose marks are vowels. */
const accentPattern = /(?=\p{M})[\u0300-\u08ff]/gu;

/** A word without case and accents: `Cerámica` and `ceramica` are the same, `año` and `ano`, too. */
export const foldWord = (word: string): string =>
  word.normalize('NFD').replace(accentPattern, '').toLowerCase();
