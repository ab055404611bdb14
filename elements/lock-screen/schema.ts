import { type InferOutput, object, optional, string } from 'valibot';

/** The page has nothing else to show. */
export const loading = 'eager';

/** Few pages have the element: too few for every page to load these rules. */
export const isReservedByLoader = false;

export const schema = object({
  /** Text of the heading. Default: 'This page is locked', in the page's language. */
  heading: optional(string(), ''),
});

export type LockScreenSettings = InferOutput<typeof schema>;
