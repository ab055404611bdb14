/** Width of a text in px. */
export type Measure = (text: string) => number;

/** The text, or as much of its beginning as is not wider than `maxWidth`, and an ellipsis. */
export const shorten = (text: string, maxWidth: number, measure: Measure): string => {
  if (measure(text) <= maxWidth) return text;
  const letters = [...text];
  while (letters.length > 1 && measure(`${letters.join('')}…`) > maxWidth) letters.pop();
  return `${letters.join('').trimEnd()}…`;
};
