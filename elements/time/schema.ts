import { type InferOutput, object } from 'valibot';
import { dateSetting } from '../../src/features/dates/date-setting';

/** The browser writes dates in the page's language (src/build/manifest.ts). */
export const hasTexts = false;

export const schema = object({
  /**
   * Date and time, or a day, as ISO 8601 text or as milliseconds since 1970. Default: the `datetime` of the `<time>` in the
   * element.
   */
  datetime: dateSetting('dateTime', 'date'),
});

export type TimeSettings = InferOutput<typeof schema>;
