import { readEndingPrice, readWholePrice } from './price';
import type { Dish, MenuData, MenuSection } from './schema';

const textOf = (node: Node | null | undefined): string =>
  (node?.textContent ?? '').replace(/\s+/g, ' ').trim();

const priceSelector = 'data, [class*="price" i]';

/** A title with its price: an element marked as a price, or the end of the text. */
const readPriced = (element: Element): Pick<Dish, 'title' | 'price' | 'unit'> => {
  const copy = element.cloneNode(true) as Element;
  const price = copy.querySelector(priceSelector);
  for (const inner of copy.querySelectorAll(`${priceSelector}, ul, ol, p, small`)) inner.remove();
  const title = textOf(copy);
  if (!price) return readEndingPrice(title) ?? { title, price: '', unit: '' };
  return { ...(readWholePrice(textOf(price)) ?? { price: textOf(price), unit: '' }), title };
};

/**
 * Reads the page's own markup of a menu, for search engines: headings, then lists. In a `<dl>` a `<dt>` is a dish and a
 * `<dd>` its description; in any other list an `<li>` is a dish.
 */
export const readSection = (element: Element): MenuData => {
  const menu: MenuData = { title: element.ariaLabel ?? '', description: '', sections: [] };
  let section: MenuSection | undefined;
  let dish: Dish | undefined;
  const currentSection = (): MenuSection => {
    if (!section) {
      section = { title: '', description: '', items: [] };
      menu.sections.push(section);
    }
    return section;
  };
  const beginDish = (element: Element): void => {
    dish = { description: '', options: [], ...readPriced(element) };
    currentSection().items.push(dish);
  };
  for (const node of element.querySelectorAll('h1,h2,h3,h4,h5,h6,dt,dd,li,p,small')) {
    const text = textOf(node);
    if (/^h\d$/.test(node.localName)) {
      dish = undefined;
      if (!menu.title && !section) menu.title = text;
      else {
        section = { title: text, description: '', items: [] };
        menu.sections.push(section);
      }
    } else if (
      node.localName === 'dt' ||
      (node.localName === 'li' && !node.closest('dd') && !node.parentElement?.closest('li'))
    )
      beginDish(node);
    else if (node.localName === 'li') dish?.options.push(readPriced(node));
    else if (node.localName === 'dd' && dish && !node.querySelector('li, p')) {
      const price = readWholePrice(text);
      if (price && !dish.price) Object.assign(dish, { price: price.price, unit: price.unit });
      else dish.description = `${dish.description} ${text}`.trim();
    } else if (node.localName === 'p' || (node.localName === 'small' && !node.closest('data, p, dd'))) {
      const described = dish ?? section ?? menu;
      described.description = `${described.description} ${text}`.trim();
    }
  }
  return menu;
};
