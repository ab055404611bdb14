/** Inline styles that show an element, as its style sheet does on hover or by a class. */
export const visibleStyles = { visibility: 'visible', opacity: '1', 'pointer-events': 'auto' };

/** Shows or hides an element by inline styles, where the style sheet's class for that is not known. */
export const setInlineVisibility = (
  { style }: HTMLElement,
  { isShown, styles }: { isShown: boolean; styles: Record<string, string> },
): void => {
  for (const [name, value] of Object.entries(styles))
    if (isShown) style.setProperty(name, value);
    else style.removeProperty(name);
};

/** Whether `setInlineVisibility` shows the element. */
export const isShownInline = ({ style }: HTMLElement): boolean =>
  style.visibility === visibleStyles.visibility;
