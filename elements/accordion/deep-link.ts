/**
 * What an address says to an accordion (shell 2.5): the index of the section to open, or the id of an element to show.
 *
 * `accordionItems/{index}`, from 0, and `accordionItemDescription`, the first, may have a slash before them. An index
 * that is none is NaN: that opens nothing and closes all. Anything else, the route of an app or `#itemId=…` of a
 * gallery, is an id, if it is one; what is no part of an accordion leaves it alone.
 */
export const deepLinkOf = (hash: string): number | string => {
  let path = hash.slice(1);
  try {
    path = decodeURIComponent(path);
  } catch {
    // A stray % is part of the name.
  }
  const link = /^\/?accordionItem(?:Description\b|(s)(?:\/(\d+))?(?:\/|$))/.exec(path);
  if (!link) return path;
  return link[1] ? Number(link[2]) : 0;
};
