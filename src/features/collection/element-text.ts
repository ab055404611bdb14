import { singleLineText } from '../../core/util/single-line-text';

/** A text without the commas and dashes around it, which stood between it and other parts. */
export const withoutSeparators = (text: string): string => text.replace(/^[\s,;:·–—|-]+|[\s,;:·–—|-]+$/g, '');

/**
 * The text of an element without the elements in it that match `selector`, without the separators around these, and without
 * what stands between two times, as the "to" in `<time>May 1</time> to <time>May 3</time>`.
 */
export const textWithout = (element: Element, selector: string): string => {
  const copy = element.cloneNode(true) as Element;
  for (const { previousSibling } of copy.querySelectorAll('time + time'))
    if (previousSibling instanceof Text) previousSibling.remove();
  for (const part of copy.querySelectorAll(selector)) part.remove();
  return withoutSeparators(singleLineText(copy));
};
