/** The word that the benchmark searches for; one post in ten has it (posts.ts). */
export const searchedWord = 'cobalto';

/** What is typed letter by letter: a frequent word, one with a wrong letter, two words, one without its accent, the beginning of many. */
export const typedQueries = ['azulejo', 'cobalyo', `horno ${searchedWord}`, 'estano', 'co'];
