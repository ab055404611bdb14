import { type RefObject, useRef, useState } from 'react';
import type { BlockHost } from '../../src/core/block-host';
import { useEventListener, useSlottedEvent } from '../../src/hooks/use-event-listener';

interface Disclosure {
  isOpen: boolean;
  toggle(): void;
  /** The `ref` of the button, which gets the focus back. */
  buttonRef: RefObject<HTMLButtonElement | null>;
}

/**
 * The state of a list that a button shows. Escape hides the list and returns the focus to the button. A press or the focus
 * elsewhere hides it, too, and leaves the focus where it is.
 */
export const useDisclosure = (host: BlockHost): Disclosure => {
  const [isOpen, setIsOpen] = useState(false);
  const buttonRef = useRef<HTMLButtonElement>(null);

  useSlottedEvent(host, 'keydown', (event) => {
    if (event.key !== 'Escape' || !isOpen) return;
    // The same key must not also act on the page.
    event.preventDefault();
    setIsOpen(false);
    buttonRef.current?.focus();
  });
  useSlottedEvent(host, 'focusout', ({ relatedTarget }) => {
    if (relatedTarget && !host.contains(relatedTarget as Node)) setIsOpen(false);
  });
  useEventListener(isOpen ? document : null, 'pointerdown', (event) => {
    if (!event.composedPath().includes(host)) setIsOpen(false);
  });

  return { isOpen, toggle: () => setIsOpen(!isOpen), buttonRef };
};
