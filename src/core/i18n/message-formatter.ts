/** Compiled messages: the build turns each ICU text into a function. */
type Compiled<M> = { [K in keyof M]: (values?: Record<string, unknown>) => string };

/** Formats a message in one language. */
export type MessageFormatter<M> = (key: keyof M & string, values?: Record<string, unknown>) => string;

/**
 * The function that formats these messages.
 * @param messages the export of a `messages/*.ts`, as the build compiles it
 * @internal
 */
export const formatterOf =
  <M>(messages: M): MessageFormatter<M> =>
  (key, values) =>
    (messages as Compiled<M>)[key](values);

/** The text of a message for a view: translated where the message has a key, else the message itself, such as a server's. */
export const messageText = <Key extends string>(
  { message, messageKey }: { message: string; messageKey?: Key | undefined },
  text: (key: Key) => string,
): string => (messageKey ? text(messageKey) : message);
