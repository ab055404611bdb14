import { boolean, metadata, object, optional, pipe, string } from 'valibot';
import { formEntries } from '../../src/form/schema';

export const schema = object({
  ...formEntries,
  /** Shows a button that opens the form in a dialog. */
  lightboxMode: optional(pipe(boolean(), metadata({ aliases: ['useLightbox'] })), false),
  /** What that button says; text. */
  openButtonText: optional(pipe(string(), metadata({ aliases: ['lightboxHandleText'] })), ''),
});
