import type { Dish, MenuModel, Section } from './model';
import { endingPrice, labelledPrice, type Priced, wholePrice } from './price';

/** What could not be read: where it stands, line and column from 1, and why. */
export interface Unread {
  line: number;
  column: number;
  text: string;
  problem: string;
}

const underline = /^(={3,}|-{3,})$/;

const sectionOf = (title = ''): Section => ({ title, description: '', items: [] });
const menuOf = (title = ''): MenuModel => ({ title, description: '', sections: [sectionOf()] });

const isPriced = ({ price, options }: Dish): boolean => !!price || options.length > 0;

/** A sentence right below a heading is no dish where others have prices. */
const takeDescription = (section: Section, dishes: Dish[]): string => {
  const [first, ...others] = section.items;
  if (!first || isPriced(first) || !dishes.some(isPriced)) return '';
  const text = `${first.title} ${first.description}`.trim();
  if (!/[.!?…:]$/.test(text)) return '';
  section.items = others;
  return text;
};

const finished = (menu: MenuModel): MenuModel => {
  const [opening, ...named] = menu.sections as [Section, ...Section[]];
  for (const section of named) section.description = takeDescription(section, section.items);
  const dishes = menu.sections.flatMap(({ items }) => items);
  const description = takeDescription(opening, dishes);
  return {
    ...menu,
    description,
    sections: menu.sections.filter(({ title, items }) => title || items.length),
  };
};

class Reader {
  menus = [menuOf()];
  unread: Unread[] = [];
  #lines: string[];
  #dish: Dish | undefined;
  /** Where the title of the dish begins; what stands further in is its own. */
  #indent = 0;
  /** A blank line or a heading has ended the dish. */
  #isEnded = true;
  /** Something that stands further in has been read. */
  #hadInner = false;
  /** Its price stood on a line of its own. */
  #isPaid = false;

  constructor(text: string) {
    this.#lines = text.split(/\r\n?|\n/);
    for (const at of this.#lines.keys()) this.#read(at);
  }

  #line(at: number): string {
    return this.#lines[at]?.trim() ?? '';
  }

  #read(at: number): void {
    const text = this.#line(at);
    const below = this.#line(at + 1);
    if (!text) this.#isEnded = true;
    else if (underline.test(text)) {
      const above = this.#line(at - 1);
      if (!above || underline.test(above)) this.#report(at, 'a line without a title over it');
    } else if (underline.test(below)) this.#head(text, below);
    else this.#dishLine(text, at);
  }

  #head(title: string, below: string): void {
    if (below.startsWith('=')) this.menus.push(menuOf(title));
    else this.menus.at(-1)?.sections.push(sectionOf(title));
    this.#dish = undefined;
    this.#isEnded = true;
  }

  #dishLine(text: string, at: number): void {
    const dish = this.#dish;
    const price = wholePrice(text);
    const isMarked = !/^\d+$/.test(text);
    if (text.startsWith('+')) {
      if (dish) dish.options.push(endingPrice(text) ?? { title: text, price: '', unit: '' });
      else this.#report(at, 'an option without a dish');
    } else if (price && dish && (!this.#isEnded || (isMarked && !dish.price))) this.#pay(dish, price);
    else if (price && isMarked) this.#report(at, 'a price without a dish');
    else {
      const [sum] = /(?<!\S)\p{Sc}\s?\S*$/u.exec(text) ?? [];
      if (sum && !endingPrice(text) && !labelledPrice(text))
        this.#report(at, 'a price that is no number', text.length - sum.length);
      if (dish && !this.#isEnded) this.#further(dish, at);
      else this.#begin(text, at);
    }
  }

  #pay(dish: Dish, priced: Priced): void {
    if (dish.price) dish.options.push(priced);
    else Object.assign(dish, { price: priced.price, unit: priced.unit });
    this.#isPaid = true;
  }

  /** A line below the title that is no price alone: one more dish, an option or a description. */
  #further(dish: Dish, at: number): void {
    const text = this.#line(at);
    const isInner = this.#indentOf(at) > this.#indent;
    const ending = endingPrice(text);
    const isNext =
      this.#hadInner ||
      (ending ? !!dish.price || /(\s{2,}|\t)\S+$/.test(text) : this.#isPaid && this.#paysBelow(at));
    if (!isInner && isNext) {
      this.#begin(text, at);
      return;
    }
    this.#hadInner ||= isInner;
    const option = ending ?? labelledPrice(text);
    if (option) dish.options.push(option);
    else dish.description = `${dish.description} ${text}`.trim();
  }

  #begin(text: string, at: number): void {
    const { title, price, unit } = endingPrice(text) ?? { title: text, price: '', unit: '' };
    const dish: Dish = { title, description: '', price, unit, options: [] };
    const [, name, option] = /^(.*?\S)(?:\s+(?=\+\p{L})|\s{2,}(?=\+))(.*)$/u.exec(title) ?? [];
    if (name && option)
      Object.assign(dish, { title: name, price: '', unit: '', options: [{ title: option, price, unit }] });
    this.menus.at(-1)?.sections.at(-1)?.items.push(dish);
    this.#dish = dish;
    this.#indent = this.#indentOf(at);
    this.#isEnded = false;
    this.#hadInner = false;
    this.#isPaid = false;
  }

  /** Whether one more price stands on a line of its own before the next blank one. */
  #paysBelow(at: number): boolean {
    for (let next = at + 1; this.#line(next); next++) if (wholePrice(this.#line(next))) return true;
    return false;
  }

  /** In spaces: a tab is four. */
  #indentOf(at: number): number {
    return this.#lines[at]?.replace(/\t/g, '    ').search(/\S/) ?? 0;
  }

  /** `within` counts from the first letter of the line. */
  #report(at: number, problem: string, within = 0): void {
    const line = this.#lines[at] ?? '';
    const column = line.search(/\S/) + within + 1;
    this.unread.push({ line: at + 1, column, text: line.trim().slice(within), problem });
  }
}

/**
 * Reads a menu as restaurants write it (contract 5): a line over === begins a menu, one over --- a section of it; a blank
 * line ends an item. An item is a title, lines that describe it, a price at the end of the title or on a line of its own;
 * `+Aguacate $1`, `Chico $2` and `$2 chico` below it are its options. Lines that stand further in are the item's above.
 */
export const readNotation = (text: string): { menus: MenuModel[]; unread: Unread[] } => {
  const { menus, unread } = new Reader(text);
  return { menus: menus.map(finished).filter(({ title, sections }) => title || sections.length), unread };
};
