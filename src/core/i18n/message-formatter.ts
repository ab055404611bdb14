/** Compiled messages: the build turns each ICU text into a function. */
type Compiled<M> = { [K in keyof M]: (values?: Record<string, unknown>) => string };

/** Formats a message in one language. */
export type MessageFormatter<M> = (key: keyof M & string, values?: Record<string, unknown>) => string;

/**
 * The function that formats these messages.
 * @param messages of a `messages/*.ts`, as the build compiles them
 * @internal
 */
export const formatterOf =
  <M>(messages: M): MessageFormatter<M> =>
  (key, values) =>
    (messages as Compiled<M>)[key](values);
