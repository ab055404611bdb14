import { boolean, metadata, object, optional, pipe, record, string, unknown } from 'valibot';
import { formEntries } from '../../src/form/schema';

export const schema = object({
  ...formEntries,
  /** What its fields begin with, by their ids: values as they are submitted. Files begin with none. */
  values: optional(record(string(), unknown())),
  /** Shows a button that opens the form in a dialog. */
  lightboxMode: optional(pipe(boolean(), metadata({ aliases: ['useLightbox'] })), false),
  /** What that button says; text. */
  openButtonText: optional(pipe(string(), metadata({ aliases: ['lightboxHandleText'] })), ''),
});
