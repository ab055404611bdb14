type ModifierKeys = Pick<MouseEvent, 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>;

/** Whether a modifier key makes this a shortcut of the browser or the system. Shift does not. */
export const hasModifierKey = ({ altKey, ctrlKey, metaKey }: Omit<ModifierKeys, 'shiftKey'>): boolean =>
  altKey || ctrlKey || metaKey;

/** Whether a click is for this window: with the main button, and without a key for a new tab, a new window or a download. */
export const isPlainClick = (click: Pick<MouseEvent, 'button'> & ModifierKeys): boolean =>
  !click.button && !click.shiftKey && !hasModifierKey(click);
