import { type ButtonHTMLAttributes, useLayoutEffect, useRef } from 'react';

interface TransientButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** The element that gets the focus when the button goes. The function of the first render is called. */
  findNextFocus(): HTMLElement | null | undefined;
}

/**
 * A button that goes when it has been pressed, such as one for another try. If it has the focus then, another element gets it,
 * so that keyboard users stay where they are. A visitor who has gone elsewhere meanwhile stays there.
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
