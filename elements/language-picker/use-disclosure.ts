import { type RefObject, useCallback, useRef, useState } from 'react';
import type { BlockHost } from '../../src/core/block-host';
import { useEventListener, useSlottedEvent } from '../../src/hooks/use-event-listener';

interface Disclosure {
  isOpen: boolean;
  toggle(): void;
  /** For the button, which gets the focus back. */
  buttonRef: RefObject<HTMLButtonElement | null>;
}

/**
 * The state of a list that a button shows. Escape hides the list and returns the focus to the button; so do a click and
 * the focus elsewhere, which keep the focus where it is.
 */
export const useDisclosure = (host: BlockHost): Disclosure => {
  const [isOpen, setIsOpen] = useState(false);
  const buttonRef = useRef<HTMLButtonElement>(null);

  const closeByEscape = useCallback((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || buttonRef.current?.ariaExpanded !== 'true') return;
    // The page has other uses of the key.
    event.preventDefault();
    setIsOpen(false);
    buttonRef.current.focus();
  }, []);
  useSlottedEvent(host, 'keydown', closeByEscape);

  const closeWhenFocusLeaves = useCallback(
    ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget && !host.contains(relatedTarget as Node)) setIsOpen(false);
    },
    [host],
  );
  useSlottedEvent(host, 'focusout', closeWhenFocusLeaves);

  const closeByPressElsewhere = useCallback(
    (event: Event) => {
      if (!event.composedPath().includes(host)) setIsOpen(false);
    },
    [host],
  );
  useEventListener(isOpen ? document : null, 'pointerdown', closeByPressElsewhere);

  return { isOpen, toggle: () => setIsOpen(!isOpen), buttonRef };
};
