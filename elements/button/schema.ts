import { boolean, type InferOutput, metadata, object, optional, picklist, pipe, string } from 'valibot';
import { pageAddress } from '../../src/core/settings/address-setting';

export const schema = object({
  /** Text of the button, where the element contains no link. Default: 'See more', in the page's language. */
  buttonText: optional(pipe(string(), metadata({ aliases: ['text', 'label'] })), ''),
  /** Address of the link, where the element contains no link. */
  clickthroughUrl: optional(pageAddress('clickThroughUrl', 'linkTo', 'url'), ''),
  /** Whether the link opens in a new window. */
  newWindow: optional(boolean(), false),
  /** Position of the button; mirrored in text from right to left. */
  alignment: optional(picklist(['left', 'center', 'right']), 'left'),
  /** Size of the button. */
  size: optional(picklist(['small', 'medium', 'large']), 'medium'),
  /** Emphasis: filled (primary), with a border (secondary), like a link (tertiary). */
  variant: optional(
    pipe(picklist(['primary', 'secondary', 'tertiary']), metadata({ aliases: ['buttonType'] })),
    'primary',
  ),
  /** The context in which visit analytics count the button: a button block, or a popup overlay. A button in an `<az-popup>` counts as one of the popup in any case. */
  context: optional(picklist(['block', 'popup']), 'block'),
});

export type ButtonSettings = InferOutput<typeof schema>;
