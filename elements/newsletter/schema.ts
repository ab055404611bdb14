import { boolean, type InferOutput, object, optional, picklist } from 'valibot';
import { formEntries } from '../../src/features/form/schema';

/** Modules that only some fields or content need (src/build/manifest.ts). */
export { lazyFormModules as lazyModules } from '../../src/features/form/preload-patterns';

/** The settings of `az-newsletter`: those that all forms share (src/features/form/schema.ts), and its own. */
export const schema = object({
  ...formEntries,
  /** Whether a newsletter without `fields` also asks for the visitor's name. */
  showName: optional(boolean(), false),
  /** Position of the button: `inline` is beside the field, if there is room; `stacked` is below it. */
  layout: optional(picklist(['inline', 'stacked']), 'inline'),
});

export type NewsletterSettings = InferOutput<typeof schema>;
