type ModifierKeys = Pick<MouseEvent, 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>;

/** Whether a key belongs to the browser or the system. Shift is a key of the block's own. */
export const hasModifierKey = ({ altKey, ctrlKey, metaKey }: Omit<ModifierKeys, 'shiftKey'>): boolean =>
  altKey || ctrlKey || metaKey;

/** Whether a click is for this window: no other button, and no key for a new tab, a new window or a download. */
export const isPlainClick = (click: Pick<MouseEvent, 'button'> & ModifierKeys): boolean =>
  !click.button && !click.shiftKey && !hasModifierKey(click);
