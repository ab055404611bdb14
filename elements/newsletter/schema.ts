import { boolean, type InferOutput, object, optional, picklist } from 'valibot';
import { formEntries } from '../../src/features/form/schema';

/** Modules that only some fields or content need (src/build/manifest.ts). */
export { lazyFormModules as lazyModules } from '../../src/features/form/preload-patterns';

/** The settings of `az-newsletter`: those that every form has (src/features/form/schema.ts), and its own. */
export const schema = object({
  ...formEntries,
  /** Whether a newsletter without `fields` asks for the name too. */
  showName: optional(boolean(), false),
  /** Whether the button stands beside the field, where there is room, or below it. */
  layout: optional(picklist(['inline', 'stacked']), 'inline'),
});

export type NewsletterSettings = InferOutput<typeof schema>;
