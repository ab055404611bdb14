/** `caf%C3%A9` -> `café`. A text with a stray % stays as it is. */
export const decodePercent = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};
