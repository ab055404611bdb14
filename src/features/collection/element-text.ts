/** The text of an element in one line; "" without an element. */
export const textOf = (element: Element | null | undefined): string =>
  (element?.textContent ?? '').replace(/\s+/g, ' ').trim();

/** A text without the commas and dashes around it, which stood between it and other parts. */
export const withoutSeparators = (text: string): string => text.replace(/^[\s,;:·–—|-]+|[\s,;:·–—|-]+$/g, '');

/** The text of an element without the elements in it that match `selector`, and without the separators around these. */
export const textWithout = (element: Element, selector: string): string => {
  const copy = element.cloneNode(true) as Element;
  for (const part of copy.querySelectorAll(selector)) part.remove();
  return withoutSeparators(textOf(copy));
};
