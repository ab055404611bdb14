/** Styles that show an element, as its style sheet would for a mouse or a class. */
export const fadedIn = { visibility: 'visible', opacity: '1', 'pointer-events': 'auto' };

/** Shows or hides an element by styles of its own, where the class for that is not known. */
export const setShown = (
  { style }: HTMLElement,
  { isShown, styles }: { isShown: boolean; styles: Record<string, string> },
): void => {
  for (const [name, value] of Object.entries(styles))
    if (isShown) style.setProperty(name, value);
    else style.removeProperty(name);
};

export const isShownBySelf = ({ style }: HTMLElement): boolean => style.visibility === fadedIn.visibility;
