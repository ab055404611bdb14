/** The posts that a search finds: 200, of about 120 words each. */
interface Post {
  title: string;
  url: string;
  text: string;
}

const postCount = 200;
const wordsPerPost = 120;

const words = (
  'azul blanco verde ocre barro arcilla esmalte horno taller azulejo mosaico patio fuente muro cenefa pincel agua fuego cobre ' +
  'estaño hierro manganeso ceniza leña torno molde plato jarra cuenco vaso curso visita encargo pared cocina fachada dibujo'
).split(' ');

/** The word that the benchmark searches for; one post in ten has it. */
export const searchedWord = 'cobalto';

const textOf = (post: number): string =>
  Array.from({ length: wordsPerPost }, (_, index) =>
    index === 20 && post % 10 === 0 ? searchedWord : words[(post * 7 + index * (post + 3)) % words.length],
  ).join(' ');

export const posts: Post[] = Array.from({ length: postCount }, (_, post) => ({
  title: `${words[post % words.length]} ${words[(post * 5 + 1) % words.length]} ${post}`,
  url: `/posts/${post}`,
  text: textOf(post),
}));

/** As the hosted builder answers for `?format=json`. */
export const postsAsJson = (): string =>
  JSON.stringify({
    collection: { title: 'Blog' },
    items: posts.map(({ title, url, text }) => ({ id: url, title, fullUrl: url, excerpt: text })),
  });
