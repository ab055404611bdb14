import { type ButtonHTMLAttributes, useLayoutEffect, useRef } from 'react';

interface TransientButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** Returns the element that gets the focus when the button is removed. Only the function of the first render is called. */
  findNextFocus(): HTMLElement | null | undefined;
}

/**
 * A button that is removed after it has been pressed, such as a retry button. If the button has the focus then, another element
 * gets it, so that keyboard users keep their place. A visitor who has moved the focus meanwhile is not interrupted.
 */
export const TransientButton = ({ findNextFocus, ...attributes }: TransientButtonProps) => {
  const ref = useRef<HTMLButtonElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as the button goes
  useLayoutEffect(() => {
    const button = ref.current as HTMLButtonElement;
    return () => {
      const { activeElement } = button.getRootNode() as Document | ShadowRoot;
      if (activeElement === button) findNextFocus()?.focus({ preventScroll: true });
    };
  }, []);
  return <button type="button" {...attributes} ref={ref} />;
};
