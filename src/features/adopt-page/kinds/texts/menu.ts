import { singleLineText } from '../../../../core/util/single-line-text';
import { emptyReason } from '../../reasons';
import { createElement } from '../element';
import type { KeepIn, Read } from '../kind';

type Heading = 'h2' | 'h3';

const headingOf = (part: Element, selector: string, level: Heading): HTMLElement[] => {
  const title = part.querySelector(selector);
  return singleLineText(title) ? [createElement(part, level, ...(title?.childNodes ?? []))] : [];
};

/** Moves a text of the menu, with its links, into a new element. */
const withTextOf = (text: Element | null, tag: 'p' | 'dd'): HTMLElement[] => {
  if (!text || !singleLineText(text)) return [];
  // A paragraph cannot contain paragraphs.
  const hasBlocks = tag === 'p' && text.querySelector('p, div, ul, ol');
  return [createElement(text, hasBlocks ? 'div' : tag, ...text.childNodes)];
};

/** The builder writes each price twice, above and below the dish, and shows one by style. */
const priceOf = (item: Element): HTMLElement[] => {
  const prices = [...item.querySelectorAll('.menu-item-price-bottom, .menu-item-price-top')].map(
    singleLineText,
  );
  const text = prices.find(Boolean)?.replace(/^(\S)\s+(?=\d)/, '$1');
  return text ? [createElement(item, 'data', text)] : [];
};

/** A dish: its name with the price, and its description. */
const dishOf = (item: Element): HTMLElement[] => {
  const title = item.querySelector('.menu-item-title')?.childNodes ?? [];
  const name = createElement(item, 'dt', ...title, ' ', ...priceOf(item));
  return [name, ...withTextOf(item.querySelector('.menu-item-description'), 'dd')];
};

/** A section of a menu, such as the starters. */
const partOf = (section: Element, keepIn: KeepIn): HTMLElement => {
  const part = createElement(
    section,
    'section',
    ...headingOf(section, '.menu-section-title', 'h3'),
    ...withTextOf(section.querySelector('.menu-section-description'), 'p'),
    createElement(section, 'dl', ...[...section.querySelectorAll('.menu-item')].flatMap(dishOf)),
  );
  keepIn(section, part);
  return part;
};

/** One of the menus, each of which has a tab. */
const menuOf = (menu: Element, { label, keepIn }: { label: string; keepIn: KeepIn }): HTMLElement => {
  const section = createElement(
    menu,
    'section',
    ...(label ? [createElement(menu, 'h2', label)] : []),
    ...withTextOf(menu.querySelector('.menu-description'), 'p'),
    ...[...menu.querySelectorAll('.menu-section')].map((part) => partOf(part, keepIn)),
  );
  keepIn(menu, section);
  return section;
};

export const readMenu: Read = (element) => {
  const menus = [...element.querySelectorAll('.menu')];
  const dishes = [...element.querySelectorAll('.menu-item')];
  if (dishes.length === 0) return emptyReason('dishes');
  // The owner has rewritten the menu.
  if (dishes.some((dish) => !dish.matches('.menu .menu-section .menu-item'))) return emptyReason('sections');
  // The names of the menus are on the buttons before them.
  const labels = [...element.querySelectorAll('.menu-select-labels label')];
  return {
    keepsOtherContent: true,
    builderParts: '.menu-select-button',
    content: (keepIn) =>
      menus.map((menu, index) => menuOf(menu, { label: singleLineText(labels[index]), keepIn })),
  };
};
