import { boolean, type InferOutput, metadata, object, optional, picklist, pipe, string } from 'valibot';

export const schema = object({
  /** Id of the donate page. Default: the `data-donate-page-id` of an element in the block. */
  donatePageId: optional(pipe(string(), metadata({ aliases: ['data-donate-page-id'] })), ''),
  /** Text of the button, if the element contains no link or button. Default: 'Donate', in the page's language. */
  buttonText: optional(pipe(string(), metadata({ aliases: ['text', 'label'] })), ''),
  /** Whether the donate page opens in a new window. */
  newWindow: optional(boolean(), false),
  /** Horizontal position of the button. In right-to-left text, left and right are swapped. */
  alignment: optional(picklist(['left', 'center', 'right']), 'left'),
  /** Size of the button. */
  size: optional(picklist(['small', 'medium', 'large']), 'medium'),
});

export type DonationButtonSettings = InferOutput<typeof schema>;
