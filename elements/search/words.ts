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

/** A hyphen-minus, hyphen or non-breaking hyphen between letters. */
const hyphenPattern = /(?<=[\p{L}\p{N}\p{M}])[-\u2010\u2011](?=[\p{L}\p{N}])/gu;
const compoundPattern = /[\p{L}\p{N}\p{M}]+(?:[-\u2010\u2011][\p{L}\p{N}\p{M}]+)+/gu;

/** Joins the words with a hyphen in a text: `wifi` for `wi-fi`. */
export const joinHyphenated = (text: string): string => text.replace(hyphenPattern, '');

/** The words with a hyphen in a text, each as one: people write `Wi-Fi` and `wifi`, `take-away` and `takeaway`. */
export const compoundsIn = (text: string): string[] =>
  (text.match(compoundPattern) ?? []).map(joinHyphenated);

/** The marks of the scripts from Latin to Arabic. After them come the scripts of India and Thailand, whose marks are vowels. */
const accentPattern = /(?=\p{M})[\u0300-\u08ff]/gu;

/** Letters that Unicode does not decompose, and the letters that visitors type for them. */
const plainLetters: Record<string, string> = { ß: 'ss', œ: 'oe', æ: 'ae', ø: 'o', ł: 'l', đ: 'd', ı: 'i' };
const specialLetter = /[ßœæøłđı]/g;

/** A word without case and accents: `Cerámica` and `ceramica` are the same, `año` and `ano`, `Straße` and `STRASSE`, too. */
export const foldWord = (word: string): string =>
  word
    // Also takes ligatures apart, and makes full-width letters plain.
    .normalize('NFKD')
    .replace(accentPattern, '')
    .toLowerCase()
    .replace(specialLetter, (letter) => plainLetters[letter] ?? letter);
