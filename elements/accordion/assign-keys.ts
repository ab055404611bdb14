interface KeyedTitle {
  title: string;
  key: number;
}

/**
 * Gives each item the key that it had, so that a change of data leaves an open item open. An item is recognised by its title
 * wherever it has moved to; an item with a new title gets the key of the item that was at its position, unless another item has
 * taken that key.
 */
export const assignKeys = (previous: KeyedTitle[], titles: string[]): KeyedTitle[] => {
  const free = [...previous];
  let lastKey = Math.max(0, ...previous.map(({ key }) => key));
  const takeAt = (index: number): number | undefined =>
    index < 0 ? undefined : free.splice(index, 1)[0]?.key;
  const newKey = (): number => {
    lastKey += 1;
    return lastKey;
  };
  const keysByTitle = titles.map((title) => takeAt(free.findIndex((item) => item.title === title)));
  return titles.map((title, index) => {
    const keyAtSamePosition = (): number | undefined =>
      takeAt(free.findIndex(({ key }) => key === previous[index]?.key));
    return { title, key: keysByTitle[index] ?? keyAtSamePosition() ?? newKey() };
  });
};
