import { createElement, lineOf } from './element';
import type { Kind } from './kind';

type Heading = 'h2' | 'h3';

const headingOf = (part: Element, selector: string, level: Heading): HTMLElement[] => {
  const title = part.querySelector(selector);
  return lineOf(title) ? [createElement(part, level, ...(title?.childNodes ?? []))] : [];
};

const textOfPart = (part: Element, selector: string): HTMLElement[] => {
  const text = lineOf(part.querySelector(selector));
  return text ? [createElement(part, 'p', text)] : [];
};

/** The builder writes each price twice, above and below the dish, and shows one by style. */
const priceOf = (item: Element): HTMLElement[] => {
  const price = item.querySelector('.menu-item-price-bottom') ?? item.querySelector('.menu-item-price-top');
  const text = lineOf(price).replace(/^(\S)\s+(?=\d)/, '$1');
  return text ? [createElement(item, 'data', text)] : [];
};

/** A dish: its name with the price, and its description. */
const dishOf = (item: Element): HTMLElement[] => {
  const title = lineOf(item.querySelector('.menu-item-title'));
  const description = lineOf(item.querySelector('.menu-item-description'));
  const name = createElement(item, 'dt', title, ' ', ...priceOf(item));
  return description ? [name, createElement(item, 'dd', description)] : [name];
};

const partOf = (section: Element): HTMLElement =>
  createElement(
    section,
    'section',
    ...headingOf(section, '.menu-section-title', 'h3'),
    ...textOfPart(section, '.menu-section-description'),
    createElement(section, 'dl', ...[...section.querySelectorAll('.menu-item')].flatMap(dishOf)),
  );

/** A menu, a tab each; their names are on the buttons before them. */
const menuOf = (menu: Element, index: number, wrapper: Element): HTMLElement => {
  const label = lineOf(wrapper.querySelectorAll('.menu-select-labels label')[index]);
  return createElement(
    menu,
    'section',
    ...(label ? [createElement(menu, 'h2', label)] : []),
    ...textOfPart(menu, '.menu-description'),
    ...[...menu.querySelectorAll('.menu-section')].map(partOf),
  );
};

export const menu: Kind = {
  kind: 'menu',
  selector: '.menu-wrapper',
  block: 'menu',
  read(element) {
    const menus = [...element.querySelectorAll('.menu')];
    if (!element.querySelector('.menu-item')) return { why: 'There are no dishes in it.' };
    return { content: () => menus.map((part, index) => menuOf(part, index, element)) };
  },
};
