import { useMemo, useSyncExternalStore } from 'react';
import { readRecord, writeRecord } from '../../src/core/util/stored-record';
import { useEventListener } from '../../src/hooks/use-event-listener';

/** Fields that take the keys that are pressed. */
const editableSelector = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])';

/** In local storage: whether shortcuts of a single character work. */
const recordKey = 'azulejo.characterShortcuts';

/** The searches of the page, which may have several. */
const listeners = new Set<() => void>();

const areCharactersOn = (): boolean => readRecord(recordKey) !== false;

/** Follows the visitor's choice, also in another search of the page or in another tab. */
const followChoice = (onChange: () => void): (() => void) => {
  listeners.add(onChange);
  addEventListener('storage', onChange);
  return () => {
    listeners.delete(onChange);
    removeEventListener('storage', onChange);
  };
};

const storeChoice = (isOn: boolean): void => {
  writeRecord(recordKey, isOn);
  for (const listener of [...listeners]) listener();
};

const isTyping = (event: KeyboardEvent): boolean => {
  const [target] = event.composedPath();
  return target instanceof Element && target.matches(editableSelector);
};

const isCharacter = (shortcut: string): boolean => shortcut.length === 1;

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

export interface Shortcuts {
  /** Those that work, as in `aria-keyshortcuts`. */
  active: string[];
  /**
   * The shortcut of a single character, if there is one. The visitor can turn it off, as WCAG 2.1.4 wants: to a computer
   * that is spoken to, each word is many such keys.
   */
  character: string | undefined;
  isCharacterOn: boolean;
  setCharacterOn(isOn: boolean): void;
}

/**
 * Calls `onShortcut` when the visitor presses one of the shortcuts outside of a field. Of several searches on a page, the
 * first visible one hears it: a page may have one in its header and one in its menu for phones.
 * @param host the search: one that the page hides hears nothing
 * @param shortcuts as in `aria-keyshortcuts`: `/ Control+K`; "" for none
 */
export const useShortcut = (host: Element, shortcuts: string, onShortcut: () => void): Shortcuts => {
  const isCharacterOn = useSyncExternalStore(followChoice, areCharactersOn);
  const all = useMemo(() => shortcuts.split(/\s+/).filter(Boolean), [shortcuts]);
  const active = useMemo(
    () => (isCharacterOn ? all : all.filter((shortcut) => !isCharacter(shortcut))),
    [all, isCharacterOn],
  );
  useEventListener(active.length ? document : null, 'keydown', (event: KeyboardEvent) => {
    if (event.defaultPrevented || event.isComposing || isTyping(event)) return;
    if (!active.some((shortcut) => matchesShortcut(event, shortcut)) || !host.checkVisibility()) return;
    event.preventDefault();
    onShortcut();
  });
  return {
    active,
    character: all.find(isCharacter),
    isCharacterOn,
    setCharacterOn: storeChoice,
  };
};
