import {
  boolean,
  type InferOutput,
  metadata,
  object,
  optional,
  pipe,
  record,
  string,
  unknown,
} from 'valibot';
import { lazyFormModules } from '../../src/features/form/preload-patterns';
import { formEntries } from '../../src/features/form/schema';

/** Modules that only some settings or fields need (src/build/manifest.ts). */
export const lazyModules = {
  ...lazyFormModules,
  './form-dialog': /[lL]ightbox/,
};

/** The settings of `az-form`: those that all forms share (src/features/form/schema.ts), and its own. */
export const schema = object({
  ...formEntries,
  /**
   * Initial values of the fields, by the fields' ids, each in the format in which the field submits it. File fields have no
   * initial value.
   */
  values: optional(record(string(), unknown())),
  /** Whether the block shows a button that opens the form in a dialog. */
  lightboxMode: optional(pipe(boolean(), metadata({ aliases: ['useLightbox'] })), false),
  /** Text of the button that opens the dialog, as plain text. Default: the form's `title`. */
  openButtonText: optional(pipe(string(), metadata({ aliases: ['lightboxHandleText'] })), ''),
});

export type FormBlockSettings = InferOutput<typeof schema>;
