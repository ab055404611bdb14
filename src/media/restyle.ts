export type Styles = Partial<Record<Exclude<keyof CSSStyleDeclaration, number>, string>>;

/**
 * Sets inline styles, one by one: an attribute would not pass a strict policy.
 * @returns a function that sets them back
 */
export const restyle = ({ style }: HTMLElement, styles: Styles): (() => void) => {
  const before = Object.keys(styles).map((name) => [name, style[name as keyof Styles]]);
  Object.assign(style, styles);
  return () => void Object.assign(style, Object.fromEntries(before));
};
