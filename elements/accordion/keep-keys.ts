export interface Keyed {
  title: string;
  key: number;
}

let keys = 0;

/**
 * Gives each item the key it had, so that a change of data leaves an open item open: by its title wherever it has
 * moved to; else, when its title is new, by its place, if nobody else has taken that key.
 */
export const keepKeys = (before: Keyed[], titles: string[]): Keyed[] => {
  const free = [...before];
  const take = (found: number): number | undefined => (found < 0 ? undefined : free.splice(found, 1)[0]?.key);
  const byTitle = titles.map((title) => take(free.findIndex((one) => one.title === title)));
  return titles.map((title, index) => ({
    title,
    key: byTitle[index] ?? take(free.findIndex(({ key }) => key === before[index]?.key)) ?? ++keys,
  }));
};
