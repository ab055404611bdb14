import { type InferOutput, object } from 'valibot';
import { date } from '../../src/features/collection/schema';

export const schema = object({
  /** The moment, or a day: ISO text, or milliseconds since 1970. Default: `datetime` of the `<time>` in the element. */
  datetime: date('dateTime', 'date'),
});

export type TimeSettings = InferOutput<typeof schema>;
