import {
  array,
  boolean,
  type InferOutput,
  maxValue,
  metadata,
  minValue,
  number,
  object,
  optional,
  pipe,
  string,
  union,
} from 'valibot';

/** Without azulejo.css, the page moves by less than 0.05 of the viewport: too little for every page to load these rules. */
export const isReservedByLoader = false;

/** Modules for some settings or content only (src/build/manifest.ts). A text in the element is a menu, too. */
export const lazyModules = { './data-menus': /\b(menus|items|text|raw)"?[:=]|<pre|^<[^>]*>\s*[^\s<]/ };

/** A text: '12', '12 / kg', '6,50 €'. A price that begins with a digit and names no currency gets the `currencySymbol`. */
const price = optional(string(), '');
/** Quantity that the price is for, such as 'kg' or '250 ml'. */
const unit = optional(string(), '');

export const schema = object({
  /** The menus, with a tab for each. They replace the element's own content. */
  menus: optional(
    pipe(
      array(
        object({
          /** Title of the menu, which its tab shows. */
          title: optional(string(), ''),
          /** Description of the menu, below its title. */
          description: optional(string(), ''),
          /** Sections of the menu, such as starters and desserts. */
          sections: optional(
            array(
              object({
                /** Heading of the section; "" for a section without a heading. */
                title: optional(string(), ''),
                /** Description of the section, below its heading. */
                description: optional(string(), ''),
                /** Dishes of the section. */
                items: optional(
                  array(
                    object({
                      /** Name of the dish. */
                      title: optional(string(), ''),
                      /** Ingredients or another description of the dish. */
                      description: optional(string(), ''),
                      /**
                       * Price of the dish, such as '12', '12 / kg' or '6,50 €'. A price that begins with a digit and names no
                       * currency gets the `currencySymbol`.
                       */
                      price,
                      /** Quantity that the price is for, such as 'kg' or '250 ml'. */
                      unit,
                      /**
                       * Sizes of the dish, and additions to it, such as '+Aguacate'. A text instead of an object is a title
                       * without a price.
                       */
                      options: optional(
                        pipe(
                          array(
                            union([
                              object({
                                /** Name of the size or the addition. */
                                title: optional(string(), ''),
                                /** Price of the option, in the same formats as the price of a dish. */
                                price,
                                /** Quantity that the price is for, such as 'kg' or '250 ml'. */
                                unit,
                              }),
                              string(),
                            ]),
                          ),
                          metadata({ aliases: ['variants'] }),
                        ),
                        [],
                      ),
                    }),
                  ),
                  [],
                ),
              }),
            ),
            [],
          ),
        }),
      ),
      metadata({ aliases: ['items'] }),
    ),
    [],
  ),
  /** The menus as plain text: titles above lines of === and ---, prices at the end of a line or on a line of their own. */
  text: optional(pipe(string(), metadata({ aliases: ['raw'] })), ''),
  /** Symbol that the block writes before prices that begin with a digit and name no currency. */
  currencySymbol: optional(string(), '$'),
  /**
   * ISO 4217 code of the currency, such as 'COP'. With a code, the block formats prices that are only a number in the page's
   * language, and the JSON-LD has the code.
   */
  currencyCode: optional(string(), ''),
  /** Level of the menus' headings in the page's outline, such as 2 for `<h2>`. Headings of sections are one level below. */
  headingLevel: optional(pipe(number(), minValue(1), maxValue(5)), 2),
  /** Whether the block describes the menus to search engines with JSON-LD, unless the page already does. */
  structuredData: optional(boolean(), true),
});

export type MenuSettings = InferOutput<typeof schema>;
export type MenuData = MenuSettings['menus'][number];
export type MenuSection = MenuData['sections'][number];
export type Dish = MenuSection['items'][number];
/** A size of a dish, or an addition to it. */
export type DishOption = Exclude<Dish['options'][number], string>;
/** How prices are written. */
export type MenuCurrency = Pick<MenuSettings, 'currencySymbol' | 'currencyCode'>;
