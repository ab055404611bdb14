import { useLayoutEffect } from 'react';

const focusableSelector =
  'a[href],button,input,select,textarea,summary,iframe,[controls],[tabindex="0"],[contenteditable]';

export const isSection = ({ localName }: Element): boolean => localName === 'section';

export const sectionTitle = (section: Element): string =>
  (section.ariaLabel || section.querySelector('h1,h2,h3,h4,h5,h6')?.textContent || '').trim();

/** Whether something in a section can get the focus. */
export const hasFocusable = (section: Element | undefined): boolean =>
  !!section?.querySelector(focusableSelector);

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
