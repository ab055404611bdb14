/**
 * Reads the hash of an address: the index of the section to open, or the id of an element to show.
 *
 * `accordionItems/{index}`, from 0, and `accordionItemDescription`, the first section, may start with a slash. An invalid
 * index is NaN: it opens nothing and closes all sections. Any other hash, such as the route of an app or `#itemId=…` of a
 * gallery, is an id; an id outside the accordion changes nothing.
 */
export const parseAccordionLink = (hash: string): number | string => {
  let path = hash.slice(1);
  try {
    path = decodeURIComponent(path);
  } catch {
    // A stray % is part of the id.
  }
  const link = /^\/?accordionItem(?:Description\b|(s)(?:\/(\d+))?(?:\/|$))/.exec(path);
  if (!link) return path;
  return link[1] ? Number(link[2]) : 0;
};
