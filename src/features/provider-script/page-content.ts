/** The page's own children of a block, without the provider's widget, which is slotted. */
export const withoutWidget = (content: Element[]): Element[] => content.filter(({ slot }) => !slot);

/** The page's own links in a block. */
export const ownLinks = (host: Element): HTMLAnchorElement[] => [
  ...host.querySelectorAll<HTMLAnchorElement>('a:not([slot], [slot] a, svg a)'),
];
