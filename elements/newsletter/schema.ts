import { boolean, object, optional, picklist } from 'valibot';
import { formEntries } from '../../src/form/schema';

export const schema = object({
  ...formEntries,
  /** Whether it asks for the name too, where `fields` does not say what it asks for. */
  showName: optional(boolean(), false),
  /** Whether the button stands beside the field, where there is room, or below it. */
  layout: optional(picklist(['inline', 'stacked']), 'inline'),
});
