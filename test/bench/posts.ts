import { searchedWord } from './queries';

/** A post of about 120 words. */
interface Post {
  title: string;
  url: string;
  text: string;
}

/** The sites that are searched: a blog, and as many items as a search in the browser is made for. */
export const postCounts = [200, 5000] as const;

const wordsPerPost = 120;
const wordsPerTitle = 5;

/** The most frequent words of the posts. */
const topics = (
  'azul blanco verde ocre barro arcilla esmalte horno taller azulejo mosaico patio fuente muro cenefa pincel agua fuego cobre ' +
  'estaño hierro manganeso ceniza leña torno molde plato jarra cuenco vaso curso visita encargo pared cocina fachada dibujo'
).split(' ');
const syllables = 'a ba co dor en fi gra lle mi no pa que ra so ta un ver xi cá zu'.split(' ');

/** A language has thousands of words: here, all of three syllables. */
const words = [
  ...topics,
  ...Array.from({ length: syllables.length ** 3 }, (_, index) => {
    // Steps through all of them, so that frequent words do not begin alike.
    const place = (index * 2711) % syllables.length ** 3;
    return [place, place / syllables.length, place / syllables.length ** 2]
      .map((digits) => syllables[Math.floor(digits) % syllables.length])
      .join('');
  }),
];

/** Numbers from 0 to below 1, the same in each run. */
const numbersFrom = (seed: number) => () => {
  seed = (seed * 1_664_525 + 1_013_904_223) % 2 ** 32;
  return seed / 2 ** 32;
};

/** Posts whose words are as frequent as those of a language: the second is half as frequent as the first, and so on. */
export const makePosts = (count: number): Post[] => {
  const next = numbersFrom(count);
  const textOf = (length: number): string[] =>
    Array.from({ length }, () => words[Math.floor(words.length ** next()) - 1] ?? '');
  return Array.from({ length: count }, (_, post) => {
    const text = textOf(wordsPerPost);
    if (post % 10 === 0) text[20] = searchedWord;
    return {
      title: `${textOf(wordsPerTitle).join(' ')} ${post}`,
      url: `/posts/${post}`,
      text: text.join(' '),
    };
  });
};

/** As the hosted builder answers for `?format=json`. */
export const postsAsJson = (count: number): string =>
  JSON.stringify({
    collection: { title: 'Blog' },
    items: makePosts(count).map(({ title, url, text }) => ({ id: url, title, fullUrl: url, excerpt: text })),
  });
