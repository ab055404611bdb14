import { useMemo, useSyncExternalStore } from 'react';
import { readRecord, writeRecord } from '../../src/core/util/stored-record';
import { useEventListener } from '../../src/hooks/use-event-listener';

/** Fields in which pressed keys have another use. */
const editableSelector = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])';

/** Key in local storage: whether shortcuts of a single character are on. */
const recordKey = 'azulejo.characterShortcuts';

/** Listeners of all searches of the page. */
const listeners = new Set<() => void>();

const areCharactersOn = (): boolean => readRecord(recordKey) !== false;

/** Calls `onChange` when the visitor changes the choice, also in another search of the page or in another tab. */
const subscribeToChoice = (onChange: () => void): (() => void) => {
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

/** Whether the keys of `Control+K` are pressed. Command counts as Control, for Macs. */
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
  /** The shortcuts that are on, as in `aria-keyshortcuts`. */
  active: string[];
  /**
   * The shortcut of a single character, if there is one. The visitor can turn it off, as WCAG 2.1.4 requires, because speech
   * input sends each word as many such keys.
   */
  character: string | undefined;
  isCharacterOn: boolean;
  setCharacterOn(isOn: boolean): void;
}

/**
 * Calls `onShortcut` when the visitor presses one of the shortcuts outside of a field. Of several searches on a page, only the
 * first visible one reacts: a page may have one in its header and one in its menu for phones.
 * @param host the search; one that the page hides does not react
 * @param shortcuts as in `aria-keyshortcuts`: `/ Control+K`; "" for none
 */
export const useShortcut = (host: Element, shortcuts: string, onShortcut: () => void): Shortcuts => {
  const isCharacterOn = useSyncExternalStore(subscribeToChoice, areCharactersOn);
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
