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

/** A text: '12', '12 / kg', '6,50 €'. A price that begins with a figure gets the `currencySymbol`. */
const price = optional(string(), '');
/** The quantity that the price is for: 'kg', '250 ml'. */
const unit = optional(string(), '');

export const schema = object({
  /** The menus, a tab each, instead of `<section>` children or a text. */
  menus: optional(
    pipe(
      array(
        object({
          /** Text of the tab. */
          title: optional(string(), ''),
          /** A line below the title. */
          description: optional(string(), ''),
          /** Parts of the menu: starters, desserts. */
          sections: optional(
            array(
              object({
                /** Heading; "" for a section without one. */
                title: optional(string(), ''),
                /** A line below the heading. */
                description: optional(string(), ''),
                /** The dishes. */
                items: optional(
                  array(
                    object({
                      /** Name of the dish. */
                      title: optional(string(), ''),
                      /** Ingredients, or another description. */
                      description: optional(string(), ''),
                      /** '12', '12 / kg', '6,50 €'. A price that begins with a figure gets the `currencySymbol`. */
                      price,
                      /** The quantity that the price is for: 'kg', '250 ml'. */
                      unit,
                      /** Sizes and additions: '+Aguacate'. A text is an option with a title only. */
                      options: optional(
                        pipe(
                          array(union([object({ title: optional(string(), ''), price, unit }), string()])),
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
  /** The menus as a text: titles over === and ---, prices at the end of a line or on a line of their own. */
  text: optional(pipe(string(), metadata({ aliases: ['raw'] })), ''),
  /** The symbol before a price that is a figure only. */
  currencySymbol: optional(string(), '$'),
  /** The currency's ISO 4217 code, 'COP': prices are formatted in the page's language, and search engines get the code. */
  currencyCode: optional(string(), ''),
  /** The level of the menus' headings in the page's outline; headings of sections are one level below. */
  headingLevel: optional(pipe(number(), minValue(1), maxValue(5)), 2),
  /** Whether a `<script type="application/ld+json">` describes the menus to search engines. */
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
