import {
  type PricedText,
  readEndingPrice,
  readLabelledPrice,
  readMarkedPrice,
  readWholePrice,
} from './price';
import type { Dish, MenuData, MenuSection } from './schema';

/** A line that could not be read, and why. Line and column count from 1. */
export interface UnreadLine {
  line: number;
  column: number;
  text: string;
  problem: string;
}

const underline = /^(={3,}|-{3,})$/;
/** A bare number. Alone on a line after a blank one, it may be a dish's name rather than a price. */
const bareNumber = /^\d+$/;
/** The last word, with a currency sign in it: "$ocho". */
const lastAmount = /(?<!\S)\p{Sc}\s?\S*$/u;
/** An option after the title, in the same line: "Quesadilla  +Aguacate", "Quesadilla +Aguacate". */
const titleWithOption = /^(.*?\S)(?:\s+(?=\+\p{L})|\s{2,}(?=\+))(.*)$/u;
/** A gap of several spaces or a tab before the last word, as before the price of a dish. */
const gapBeforeLastWord = /(?<!\s)(\s{2,}|\t)\S+$/;

const createSection = (title = ''): MenuSection => ({ title, description: '', items: [] });
const createMenu = (title = ''): MenuData => ({ title, description: '', sections: [createSection()] });

const isPriced = ({ price, options }: Dish): boolean => !!price || options.length > 0;

/**
 * Removes a sentence right below a heading from the dishes, and returns it; "" for none. Where other dishes have prices, the
 * sentence is no dish.
 */
const takeDescription = (section: MenuSection, dishes: Dish[]): string => {
  const [first, ...others] = section.items;
  if (!first || isPriced(first) || !dishes.some(isPriced)) return '';
  const text = `${first.title} ${first.description}`.trim();
  if (!/[.!?…:]$/.test(text)) return '';
  section.items = others;
  return text;
};

const finishMenu = (menu: MenuData): MenuData => {
  const [opening, ...named] = menu.sections as [MenuSection, ...MenuSection[]];
  for (const section of named) section.description = takeDescription(section, section.items);
  const dishes = menu.sections.flatMap(({ items }) => items);
  const description = takeDescription(opening, dishes);
  return {
    ...menu,
    description,
    sections: menu.sections.filter(({ title, items }) => title || items.length),
  };
};

/** Reads a text line by line, from top to bottom. */
class NotationReader {
  menus = [createMenu()];
  unread: UnreadLine[] = [];
  #lines: string[];
  #dish: Dish | undefined;
  /** Indentation of the dish's title, in spaces. Lines that are indented more belong to the dish. */
  #indent = 0;
  /** Whether a blank line or a heading has ended the dish. After a blank line `#dish` stays: its price may follow. */
  #isEnded = true;
  /** Whether the dish has an indented line. From then on, each line that is not indented is another dish. */
  #hasInner = false;
  /** Whether the price of the dish stood on a line of its own. */
  #hasPriceLine = false;

  constructor(text: string) {
    this.#lines = text.split(/\r\n?|\n/);
    for (const index of this.#lines.keys()) this.#readLine(index);
  }

  #line(index: number): string {
    return this.#lines[index]?.trim() ?? '';
  }

  #readLine(index: number): void {
    const text = this.#line(index);
    const below = this.#line(index + 1);
    if (!text) this.#isEnded = true;
    else if (underline.test(text)) {
      const above = this.#line(index - 1);
      if (!above || underline.test(above)) this.#report(index, 'a line without a title over it');
    } else if (underline.test(below)) this.#readTitle(text, below);
    else this.#readDishLine(text, index);
  }

  #readTitle(title: string, below: string): void {
    if (below.startsWith('=')) this.menus.push(createMenu(title));
    else this.menus.at(-1)?.sections.push(createSection(title));
    this.#dish = undefined;
    this.#isEnded = true;
  }

  #readDishLine(text: string, index: number): void {
    const dish = this.#dish;
    const price = readWholePrice(text);
    const isBareNumber = bareNumber.test(text);
    if (text.startsWith('+')) {
      if (dish) dish.options.push(readEndingPrice(text) ?? { title: text, price: '', unit: '' });
      else this.#report(index, 'an option without a dish');
    } else if (price && dish && (!this.#isEnded || (!isBareNumber && !dish.price)))
      this.#addPrice(dish, price);
    else if (price && !isBareNumber) this.#report(index, 'a price without a dish');
    else {
      this.#reportUnreadPrice(text, index);
      if (dish && !this.#isEnded) this.#continueDish(dish, index);
      else this.#beginDish(text, index);
    }
  }

  #reportUnreadPrice(text: string, index: number): void {
    const [amount] = lastAmount.exec(text) ?? [];
    if (amount && !readEndingPrice(text) && !readLabelledPrice(text))
      this.#report(index, 'a price that is no number', text.length - amount.length);
  }

  #addPrice(dish: Dish, priced: PricedText): void {
    if (dish.price) dish.options.push(priced);
    else Object.assign(dish, { price: priced.price, unit: priced.unit });
    this.#hasPriceLine = true;
  }

  /** A line below the title that is more than a price: another dish, an option or a description. */
  #continueDish(dish: Dish, index: number): void {
    const text = this.#line(index);
    const isInner = this.#indentOf(index) > this.#indent;
    const ending = readEndingPrice(text);
    const isAnotherDish =
      this.#hasInner ||
      (ending
        ? !!dish.price || gapBeforeLastWord.test(text)
        : this.#hasPriceLine && this.#hasPriceBelow(index));
    if (!isInner && isAnotherDish) {
      this.#beginDish(text, index);
      return;
    }
    this.#hasInner ||= isInner;
    const option = ending ?? readLabelledPrice(text);
    if (option) dish.options.push(option);
    // Trimming the whole text after each line would take time that grows with the square of its length.
    else dish.description += dish.description ? ` ${text}` : text;
  }

  #beginDish(text: string, index: number): void {
    // Over the price, bare decimals are a size: "Agua 0.50".
    const readPrice = readWholePrice(this.#line(index + 1)) ? readMarkedPrice : readEndingPrice;
    const { title, price, unit } = readPrice(text) ?? { title: text, price: '', unit: '' };
    const dish: Dish = { title, description: '', price, unit, options: [] };
    // A price after an option belongs to the option.
    const [, name, option] = titleWithOption.exec(title) ?? [];
    if (name && option)
      Object.assign(dish, { title: name, price: '', unit: '', options: [{ title: option, price, unit }] });
    this.menus.at(-1)?.sections.at(-1)?.items.push(dish);
    this.#dish = dish;
    this.#indent = this.#indentOf(index);
    this.#isEnded = false;
    this.#hasInner = false;
    this.#hasPriceLine = false;
  }

  /** Whether another price stands on a line of its own before the next blank line. */
  #hasPriceBelow(index: number): boolean {
    for (let next = index + 1; this.#line(next); next++) if (readWholePrice(this.#line(next))) return true;
    return false;
  }

  /** In spaces: a tab is four. */
  #indentOf(index: number): number {
    return this.#lines[index]?.replace(/\t/g, '    ').search(/\S/) ?? 0;
  }

  /** `offset` counts from the first letter of the line. */
  #report(index: number, problem: string, offset = 0): void {
    const line = this.#lines[index] ?? '';
    const column = line.search(/\S/) + offset + 1;
    this.unread.push({ line: index + 1, column, text: line.trim().slice(offset), problem });
  }
}

/**
 * Reads menus in the notation that restaurants use: a line over === begins a menu, a line over --- a section; a blank line
 * ends a dish. A dish is a title, lines that describe it, and a price at the end of the title or on a line of its own.
 * Below the title, `+Aguacate $1`, `Chico $2` and `$2 chico` are options. Indented lines belong to the dish above.
 */
export const readNotation = (text: string): { menus: MenuData[]; unread: UnreadLine[] } => {
  const { menus, unread } = new NotationReader(text);
  return { menus: menus.map(finishMenu).filter(({ title, sections }) => title || sections.length), unread };
};
