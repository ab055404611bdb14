import { type InferOutput, object } from 'valibot';
import { dateSetting } from '../../src/features/dates/date-setting';

export const schema = object({
  /** The moment, or a day: ISO text, or milliseconds since 1970. Default: `datetime` of the `<time>` in the element. */
  datetime: dateSetting('dateTime', 'date'),
});

export type TimeSettings = InferOutput<typeof schema>;
