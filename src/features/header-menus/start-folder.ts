import { focusOn, focusWithin, onPress } from './button';
import type { FolderTemplate } from './folder-templates';

/** Lets a button open and close a folder of links, or lead back out of it. */
export const startFolder = (button: HTMLElement, folder: HTMLElement, template: FolderTemplate): void => {
  const { isOpen, setOpen, coversMenu = false, backButtons = ':not(*)' } = template;
  if (button.matches(backButtons)) {
    onPress(button, () => setOpen(folder, false));
    return;
  }
  const showState = (): void => button.setAttribute('aria-expanded', String(isOpen(folder)));
  onPress(button, () => {
    const isOpening = !isOpen(folder);
    setOpen(folder, isOpening);
    showState();
    if (isOpening && coversMenu) focusWithin(folder);
  });
  folder.addEventListener('click', (event) => {
    if (!(event.target as Element).closest(backButtons)) return;
    showState();
    focusOn(button);
  });
  showState();
};
