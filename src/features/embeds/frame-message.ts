/**
 * The data of a message from a provider's frame, as an object: some providers send JSON as a text.
 * @returns an empty object for any other text: such messages come from other scripts of the page
 */
export const frameMessage = <Message extends object>(data: unknown): Partial<Message> => {
  try {
    return (typeof data === 'string' ? JSON.parse(data) : data) ?? {};
  } catch {
    return {};
  }
};
