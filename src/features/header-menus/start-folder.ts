import { focusOn, focusWithin, type ListenerOptions, onPress } from './button';
import type { FolderTemplate } from './folder-templates';

interface MenuFolder {
  template: FolderTemplate;
  button: HTMLElement;
  folder: HTMLElement;
}

/** Lets a button open and close a folder of links, or lead back out of it. */
export const startFolder = ({ template, button, folder }: MenuFolder, options: ListenerOptions): void => {
  const { isOpen, setOpen, coversMenu = false, backButtons = ':not(*)' } = template;
  if (button.matches(backButtons)) {
    onPress(button, () => setOpen(folder, false), options);
    return;
  }
  const showState = (): void => button.setAttribute('aria-expanded', String(isOpen(folder)));
  const toggle = (): void => {
    const isOpening = !isOpen(folder);
    setOpen(folder, isOpening);
    showState();
    if (isOpening && coversMenu) focusWithin(folder);
  };
  const onFolderClick = (event: Event): void => {
    if (!(event.target as Element).closest(backButtons)) return;
    showState();
    focusOn(button);
  };
  onPress(button, toggle, options);
  folder.addEventListener('click', onFolderClick, options);
  showState();
};
