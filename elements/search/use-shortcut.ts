import { useCallback, useMemo } from 'react';
import { useEventListener } from '../../src/hooks/use-event-listener';

/** Fields that take the keys that are pressed. */
const editableSelector = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])';

const isTyping = (event: KeyboardEvent): boolean => {
  const [target] = event.composedPath();
  return target instanceof Element && target.matches(editableSelector);
};

/** Whether the keys of `Control+K` are pressed. On a Mac, Command is as good as Control. */
const matchesShortcut = (event: KeyboardEvent, shortcut: string): boolean => {
  const modifiers = shortcut.split('+');
  const key = modifiers.pop() ?? '';
  if (event.key.toLowerCase() !== key.toLowerCase()) return false;
  const isControlPressed = event.ctrlKey || event.metaKey;
  if (isControlPressed !== modifiers.includes('Control')) return false;
  if (event.altKey !== modifiers.includes('Alt')) return false;
  // On many keyboards, `/` itself needs Shift.
  return !modifiers.length || event.shiftKey === modifiers.includes('Shift');
};

/**
 * Calls `onShortcut` when the visitor presses one of the shortcuts outside of a field. Of several searches on a page, the
 * first one hears it.
 * @param shortcuts as in `aria-keyshortcuts`: `/ Control+K`; "" for none
 */
export const useShortcut = (shortcuts: string, onShortcut: () => void): void => {
  const list = useMemo(() => shortcuts.split(/\s+/).filter(Boolean), [shortcuts]);
  const onKeyDown = useCallback(
    (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing || isTyping(event)) return;
      if (!list.some((shortcut) => matchesShortcut(event, shortcut))) return;
      event.preventDefault();
      onShortcut();
    },
    [list, onShortcut],
  );
  useEventListener(list.length ? document : null, 'keydown', onKeyDown);
};
