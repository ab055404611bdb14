/** Whether a block has children of the page's own. The provider's widget, which has a `slot`, is none. */
export const hasOwnElements = (content: Element[]): boolean => content.some(({ slot }) => !slot);

/** The page's own links in a block. */
export const ownLinks = (host: Element): HTMLAnchorElement[] => [
  ...host.querySelectorAll<HTMLAnchorElement>('a:not([slot], [slot] a, svg a)'),
];
