import { useCallback } from 'react';
import { useEventListener } from '../../src/hooks/use-event-listener';

/** Fields that take the letters that are typed. */
const editableSelector = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])';

const isTyping = (event: KeyboardEvent): boolean => {
  const [target] = event.composedPath();
  return target instanceof Element && target.matches(editableSelector);
};

const isShortcut = (event: KeyboardEvent): boolean => {
  const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
  if (altKey) return false;
  if (ctrlKey || metaKey) return key.toLowerCase() === 'k' && !shiftKey;
  return key === '/' && !isTyping(event);
};

/**
 * Calls `onShortcut` when the visitor presses `/` outside of a field, or Ctrl+K (on a Mac, Command+K). Of several searches on
 * a page, the first one hears it.
 */
export const useShortcut = (isOn: boolean, onShortcut: () => void): void => {
  const onKeyDown = useCallback(
    (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing || !isShortcut(event)) return;
      event.preventDefault();
      onShortcut();
    },
    [onShortcut],
  );
  useEventListener(isOn ? document : null, 'keydown', onKeyDown);
};
