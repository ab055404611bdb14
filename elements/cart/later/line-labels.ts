import type { CartEntry } from '../../../src/cart';

/**
 * A variant's options, each with its name where it has one: `Color: Cobalto`; and what the visitor has filled in
 * (storefront 5: what is empty displays as 'NC').
 */
export const labelsOf = ({ chosenVariant, additionalFields }: CartEntry): string[] => [
  ...(chosenVariant?.optionValues ?? []).map(({ optionName, value }) =>
    optionName ? `${optionName}: ${value}` : value,
  ),
  ...(additionalFields ?? []).flatMap(({ title, text }) => (title ? `${title}: ${text || 'NC'}` : [])),
];

/** The address of a line's first picture. Backends say it in several ways. */
export const pictureOf = ({ item }: CartEntry): string | undefined => {
  const [first] = item?.items ?? [];
  if (typeof first === 'string') return first;
  const { assetUrl, src } = (first ?? {}) as Record<string, unknown>;
  const address = assetUrl || src;
  return typeof address === 'string' ? address : undefined;
};
