import { type ButtonHTMLAttributes, useLayoutEffect, useRef } from 'react';
import { useLatest } from '../hooks/use-latest';

interface TransientButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** The element that gets the focus when the button goes. Called before the button's siblings have changed. */
  findNextFocus(): HTMLElement | null | undefined;
}

/**
 * A button that goes when it has been pressed, such as one for another try. If it has the focus then, another element gets it,
 * so that keyboard users stay where they are. A visitor who has gone elsewhere meanwhile stays there.
 */
export const TransientButton = ({ findNextFocus, ...attributes }: TransientButtonProps) => {
  const ref = useRef<HTMLButtonElement>(null);
  const latest = useLatest({ findNextFocus });
  useLayoutEffect(() => {
    const button = ref.current as HTMLButtonElement;
    return () => {
      const { activeElement } = button.getRootNode() as Document | ShadowRoot;
      if (activeElement === button) latest.current.findNextFocus()?.focus({ preventScroll: true });
    };
  }, [latest]);
  return <button type="button" {...attributes} ref={ref} />;
};
