/** The text of an element in one line, without blanks around it; "" without an element. */
export const singleLineText = (element: Element | null | undefined): string =>
  (element?.textContent ?? '').replace(/\s+/g, ' ').trim();
