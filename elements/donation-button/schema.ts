import { boolean, metadata, object, optional, picklist, pipe, string } from 'valibot';

export const schema = object({
  /** Which donate page it opens. Without it, that of an element within that has `data-donate-page-id`. */
  donatePageId: optional(pipe(string(), metadata({ aliases: ['data-donate-page-id'] })), ''),
  /** What the button says, where the element holds none; else 'Donar', in the page's language. */
  buttonText: optional(pipe(string(), metadata({ aliases: ['text', 'label'] })), ''),
  /** Whether the donate page opens in a new window. */
  newWindow: optional(boolean(), false),
  /** Where it stands; left and right change sides from right to left. */
  alignment: optional(picklist(['left', 'center', 'right']), 'left'),
  /** How large it is. */
  size: optional(picklist(['small', 'medium', 'large']), 'medium'),
});
