import { boolean, type InferOutput, metadata, object, optional, picklist, pipe, string } from 'valibot';
import { pageAddress } from '../../src/core/settings/address-setting';

export const schema = object({
  /** Text of the button, if the element contains no link. Default: 'See more', in the page's language. */
  buttonText: optional(pipe(string(), metadata({ aliases: ['text', 'label'] })), ''),
  /** Address of the link, if the element contains no link. */
  clickthroughUrl: optional(pageAddress('clickThroughUrl', 'linkTo', 'url'), ''),
  /** Whether the link opens in a new window. */
  newWindow: optional(boolean(), false),
  /** Horizontal position of the button. In right-to-left text, left and right are swapped. */
  alignment: optional(picklist(['left', 'center', 'right']), 'left'),
  /** Size of the button. */
  size: optional(picklist(['small', 'medium', 'large']), 'medium'),
  /** Emphasis of the button: filled (primary), with a border (secondary) or like a link (tertiary). */
  variant: optional(
    pipe(picklist(['primary', 'secondary', 'tertiary']), metadata({ aliases: ['buttonType'] })),
    'primary',
  ),
  /**
   * How visit analytics count the button: as a button block, or as a button in a popup. A button in an `<az-popup>` always counts
   * as one in a popup.
   */
  context: optional(picklist(['block', 'popup']), 'block'),
});

export type ButtonSettings = InferOutput<typeof schema>;
