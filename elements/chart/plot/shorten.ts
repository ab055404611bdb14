/** Width of a text in px. */
export type Measure = (text: string) => number;

/** The text; if it is wider than `maxWidth` px, its beginning with an ellipsis. */
export const shorten = (text: string, maxWidth: number, measure: Measure): string => {
  if (measure(text) <= maxWidth) return text;
  const letters = [...text];
  while (letters.length > 1 && measure(`${letters.join('')}…`) > maxWidth) letters.pop();
  return `${letters.join('').trimEnd()}…`;
};
