import {
  array,
  boolean,
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

/** A text: '12', '12 / kg', '6,50 €'. Where it begins with a figure, `currencySymbol` comes before it. */
const price = optional(string(), '');
/** What the price is for: 'kg', '250 ml'. */
const unit = optional(string(), '');

export const schema = object({
  /** The menus, a tab each, instead of `<section>` children or a text. */
  menus: optional(
    array(
      object({
        /** What its tab says. */
        title: optional(string(), ''),
        /** A line below it. */
        description: optional(string(), ''),
        /** Its parts: starters, desserts. */
        sections: optional(
          array(
            object({
              /** Its heading; one without has none. */
              title: optional(string(), ''),
              /** A line below it. */
              description: optional(string(), ''),
              /** What can be ordered. */
              items: optional(
                array(
                  object({
                    /** Its name. */
                    title: optional(string(), ''),
                    /** What it is made of. */
                    description: optional(string(), ''),
                    /** '12', '12 / kg', '6,50 €'. Where it begins with a figure, `currencySymbol` comes before it. */
                    price,
                    /** What the price is for: 'kg', '250 ml'. */
                    unit,
                    /** Sizes and what may be added: '+Aguacate'. A text is a title alone. */
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
    [],
  ),
  /** The menus as restaurants write them: titles over === and ---, prices at the end of a line or on one of their own. */
  text: optional(pipe(string(), metadata({ aliases: ['raw'] })), ''),
  /** What stands before a price that is a figure alone. */
  currencySymbol: optional(string(), '$'),
  /** The currency as ISO 4217 has it, 'COP': prices are written as the page's language does, and search engines know it. */
  currencyCode: optional(string(), ''),
  /** The level of the menus' headings in the page's outline; their sections' are one below. */
  headingLevel: optional(pipe(number(), minValue(1), maxValue(5)), 2),
  /** Whether search engines are told of the menus, with a `<script type="application/ld+json">`. */
  structuredData: optional(boolean(), true),
});
