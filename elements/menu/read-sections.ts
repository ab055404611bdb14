import type { Dish, MenuModel, Section } from './model';
import { endingPrice, wholePrice } from './price';

const textOf = (node: Node | null | undefined): string =>
  (node?.textContent ?? '').replace(/\s+/g, ' ').trim();

const marked = 'data, [class*="price" i]';

/** A title with its price: what is marked as one, or what the text ends with. */
const pricedIn = (element: Element): Pick<Dish, 'title' | 'price' | 'unit'> => {
  const copy = element.cloneNode(true) as Element;
  const price = copy.querySelector(marked);
  for (const inner of copy.querySelectorAll(`${marked}, ul, ol, p, small`)) inner.remove();
  const title = textOf(copy);
  if (!price) return endingPrice(title) ?? { title, price: '', unit: '' };
  return { ...(wholePrice(textOf(price)) ?? { price: textOf(price), unit: '' }), title };
};

/**
 * A menu as a page writes it: headings, then lists. In a `<dl>` a `<dt>` is a dish and a `<dd>` says more of it; in any
 * other list an `<li>` is one. Only for what search engines are told: what visitors see is the page's own.
 */
export const readSection = (element: Element): MenuModel => {
  const menu: MenuModel = { title: element.ariaLabel ?? '', description: '', sections: [] };
  let section: Section | undefined;
  let dish: Dish | undefined;
  const inSection = (): Section => {
    if (!section) {
      section = { title: '', description: '', items: [] };
      menu.sections.push(section);
    }
    return section;
  };
  const begin = (one: Element): void => {
    dish = { description: '', options: [], ...pricedIn(one) };
    inSection().items.push(dish);
  };
  for (const one of element.querySelectorAll('h1,h2,h3,h4,h5,h6,dt,dd,li,p,small')) {
    const text = textOf(one);
    if (/^h\d$/.test(one.localName)) {
      dish = undefined;
      if (!menu.title && !section) menu.title = text;
      else {
        section = { title: text, description: '', items: [] };
        menu.sections.push(section);
      }
    } else if (
      one.localName === 'dt' ||
      (one.localName === 'li' && !one.closest('dd') && !one.parentElement?.closest('li'))
    )
      begin(one);
    else if (one.localName === 'li') dish?.options.push(pricedIn(one));
    else if (one.localName === 'dd' && dish && !one.querySelector('li, p')) {
      const price = wholePrice(text);
      if (price && !dish.price) Object.assign(dish, { price: price.price, unit: price.unit });
      else dish.description = `${dish.description} ${text}`.trim();
    } else if (one.localName === 'p' || (one.localName === 'small' && !one.closest('data, p, dd'))) {
      const of = dish ?? section ?? menu;
      of.description = `${of.description} ${text}`.trim();
    }
  }
  return menu;
};
