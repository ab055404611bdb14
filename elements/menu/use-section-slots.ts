import { useLayoutEffect } from 'react';

/** Puts each of the page's sections into the slot of its panel, and the content after them into the slot "end". */
export const useSectionSlots = (content: Element[], sections: Element[]): void => {
  // After each render: the page may have changed its sections.
  useLayoutEffect(() => {
    const lastIndex = content.indexOf(sections.at(-1) as Element);
    for (const [position, child] of content.entries()) {
      const index = sections.indexOf(child);
      const isAfter = lastIndex >= 0 && position > lastIndex;
      if (index >= 0) child.slot = `menu-${index}`;
      else child.slot = isAfter ? 'end' : '';
    }
  });
  useLayoutEffect(
    () => () => {
      for (const child of content) child.removeAttribute('slot');
    },
    [content],
  );
};
