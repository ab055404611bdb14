/** 'Bebidas frías' -> 'bebidas-frias' */
const slugOf = (title: string): string =>
  title
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');

/** What an address says, as a name that an element may have. */
export const nameIn = (hash: string): string => {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    // A stray % is part of the name.
    return hash.slice(1);
  }
};

/**
 * The menu that a name in the address means: `menus/1`, from 0, with or without a slash before it, as an accordion's
 * items are named (shell 2.5); or its title, 'bebidas-frias'. -1 for none of them.
 */
export const menuNamed = (name: string, titles: string[]): number => {
  const slug = slugOf(name);
  const [, index] = /^\/?menus\/(\d+)\/?$/.exec(name) ?? [];
  return titles.findIndex((title, at) => (index ? at === Number(index) : slug && slugOf(title) === slug));
};

/** The navigation that has scrolled the page. */
let scrolledFor: Event | undefined;

/** Whether the browser has brought the visitor to it, among all menus, before they became one. */
const isArrivedAt = (target: Element): boolean => {
  const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return arrival?.type === 'navigate' && target.matches(':target');
};

/**
 * Scrolls to what the address means. Of several menus that is the first on the page; and one that is loaded while the
 * visitor scrolls down to it leaves the page where it is.
 */
const reveal = (target: Element, navigation: Event | undefined): void => {
  const isShown = navigation
    ? navigation === scrolledFor && target.getBoundingClientRect().top >= 0
    : scrollY > 0 && !isArrivedAt(target);
  if (isShown) return;
  scrolledFor = navigation;
  target.scrollIntoView();
};

interface Place {
  host: Element;
  /** The page's own, if it has written them. */
  sections: Element[];
  titles: string[];
}

/** The menu that the address means, -1 for none, and what shows it to the visitor once it is open. */
export const menuLinked = ({ host, sections, titles }: Place, navigation?: Event) => {
  const name = nameIn(location.hash);
  const target = (host.getRootNode() as Document | ShadowRoot).getElementById(name);
  return {
    index: target ? sections.findIndex((section) => section.contains(target)) : menuNamed(name, titles),
    show: () => reveal(target ?? host, navigation),
  };
};
