/**
 * For the `wheel` event of an `<input type="number">`: while the input has the focus, the wheel would change its number in place of
 * scrolling the page.
 */
export const blurOnWheel = ({ currentTarget }: { currentTarget: HTMLElement }): void => currentTarget.blur();
