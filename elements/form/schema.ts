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

/** The settings of `az-form`: those that every form has (src/features/form/schema.ts), and its own. */
export const schema = object({
  ...formEntries,
  /** The values that fields begin with, by the fields' ids, each as the field submits it. Files have no initial value. */
  values: optional(record(string(), unknown())),
  /** Shows a button that opens the form in a dialog. */
  lightboxMode: optional(pipe(boolean(), metadata({ aliases: ['useLightbox'] })), false),
  /** Text of that button; text; default: the title. */
  openButtonText: optional(pipe(string(), metadata({ aliases: ['lightboxHandleText'] })), ''),
});

export type FormBlockSettings = InferOutput<typeof schema>;
