import { focusWithin, type ListenerOptions, onPress } from './button';
import { nameButtons } from './button-names';
import type { MenuTemplate } from './menu-templates';

/** A menu of the page, and the buttons that open and close it. */
interface HeaderMenu {
  template: MenuTemplate;
  menu: HTMLElement;
  buttons: HTMLElement[];
}

/** Whether the focus goes out of the menu and its buttons, to another part of the page. */
const leaves = (event: FocusEvent, { menu, buttons }: HeaderMenu): boolean => {
  const next = event.relatedTarget;
  return next instanceof Node && ![menu, ...buttons].some((part) => part.contains(next));
};

/**
 * Lets the buttons open and close the menu. Opening moves the focus into the menu. The buttons, Escape and the backdrop close the
 * menu and move the focus back to the button that opened it. A link, and leaving with the keyboard, also close the menu.
 */
export const startMenu = (headerMenu: HeaderMenu, options: ListenerOptions): void => {
  const { template, menu, buttons } = headerMenu;
  const { isOpen, setOpen, closeButtons = ':not(*)', backdrop } = template;
  const openButtons = buttons.filter((button) => !button.matches(closeButtons));
  let lastButton = openButtons[0];

  const change = (isOpening: boolean): void => {
    setOpen(menu, isOpening);
    for (const button of openButtons) button.setAttribute('aria-expanded', String(isOpening));
  };
  const close = (): void => {
    change(false);
    lastButton?.focus({ preventScroll: true });
  };

  const toggle = (button: HTMLElement): void => {
    if (isOpen(menu)) close();
    else {
      lastButton = button;
      change(true);
      focusWithin(menu);
    }
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || !menu.isConnected || !isOpen(menu)) return;
    // Marks the key as used, so that it does not open the configuration area.
    event.preventDefault();
    close();
  };
  const onFocusOut = (event: FocusEvent): void => {
    if (isOpen(menu) && leaves(event, headerMenu)) change(false);
  };
  const onMenuClick = (event: Event): void => {
    const link = (event.target as Element).closest('a[href]');
    // The link may lead to a place in this page.
    if (link && !event.defaultPrevented && isOpen(menu)) change(false);
  };

  template.prepare?.(menu);
  for (const button of buttons) onPress(button, () => toggle(button), options);
  for (const button of openButtons) button.setAttribute('aria-expanded', String(isOpen(menu)));
  nameButtons(openButtons, 'menu');
  nameButtons(
    buttons.filter((button) => button.matches(closeButtons)),
    'close',
  );
  if (backdrop)
    for (const area of document.querySelectorAll(backdrop)) area.addEventListener('click', close, options);
  document.addEventListener('keydown', onKeyDown, options);
  menu.addEventListener('focusout', onFocusOut, options);
  menu.addEventListener('click', onMenuClick, options);
};
