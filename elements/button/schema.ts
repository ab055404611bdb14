import { boolean, metadata, object, optional, picklist, pipe, string } from 'valibot';

export const schema = object({
  /** What the button says, where the element holds no link; else 'Ver más', in the page's language. */
  buttonText: optional(pipe(string(), metadata({ aliases: ['text', 'label'] })), ''),
  /** Address that it leads to, where the element holds no link. */
  clickthroughUrl: optional(pipe(string(), metadata({ aliases: ['clickThroughUrl', 'linkTo', 'url'] })), ''),
  /** Whether that opens in a new window. */
  newWindow: optional(boolean(), false),
  /** Where it stands; left and right change sides from right to left. */
  alignment: optional(picklist(['left', 'center', 'right']), 'left'),
  /** How large it is. */
  size: optional(picklist(['small', 'medium', 'large']), 'medium'),
  /** How much it stands out: filled, with a border, as a link. */
  variant: optional(
    pipe(picklist(['primary', 'secondary', 'tertiary']), metadata({ aliases: ['buttonType'] })),
    'primary',
  ),
  /** Where its clicks are counted: in a button block, or in a popup overlay. */
  context: optional(picklist(['block', 'popup']), 'block'),
});
