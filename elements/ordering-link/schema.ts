import { boolean, type InferOutput, metadata, object, optional, pipe, string } from 'valibot';
import { pageAddress } from '../../src/core/settings/address-setting';

export const schema = object({
  /** Address of the restaurant's page at a provider of food orders. Default: the block shows the element's own link. */
  url: optional(pageAddress('orderingUrl', 'href'), ''),
  /** Text of the link made from `url`. Default: 'Order Now', in the page's language. */
  title: optional(
    pipe(string(), metadata({ aliases: ['orderingLinkTitle', 'linkTitle', 'text', 'label'] })),
    '',
  ),
  /** Whether the link made from `url` opens in a new window. */
  newWindow: optional(boolean(), false),
});

export type OrderingLinkSettings = InferOutput<typeof schema>;
