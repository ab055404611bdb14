import { nameInHash, scrollToLinkTarget } from '../../src/core/util/hash-link';

/** 'Bebidas frías' -> 'bebidas-frias' */
const slugOf = (title: string): string =>
  title
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');

/**
 * The index of the menu that a name in an address stands for; -1 for none. The name is `menus/1`, with an index from 0 and with
 * or without a slash before it, as for the sections of an accordion; or the menu's title, 'bebidas-frias'.
 */
export const findMenu = (name: string, titles: string[]): number => {
  const slug = slugOf(name);
  const [, number] = /^\/?menus\/(\d+)\/?$/.exec(name) ?? [];
  return titles.findIndex((title, index) =>
    number ? index === Number(number) : slug && slugOf(title) === slug,
  );
};

interface LinkedMenuOptions {
  host: Element;
  /** The page's own sections, if it has any. */
  sections: Element[];
  titles: string[];
  /** The event of a navigation after the page has loaded. */
  navigation: Event | undefined;
}

interface LinkedMenu {
  /** -1 where the address names none of the menus. */
  index: number;
  /** Scrolls to the target. Call this when the menu is open. */
  scrollTo: () => void;
}

/** The menu that the page's address names. */
export const readMenuLink = ({ host, sections, titles, navigation }: LinkedMenuOptions): LinkedMenu => {
  const name = nameInHash(location.hash);
  const target = (host.getRootNode() as Document | ShadowRoot).getElementById(name);
  return {
    index: target ? sections.findIndex((section) => section.contains(target)) : findMenu(name, titles),
    scrollTo: () => scrollToLinkTarget({ target: target ?? host, navigation }),
  };
};
