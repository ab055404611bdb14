import { isShownInline, setInlineVisibility, visibleStyles } from './inline-visibility';

/** The menu on a phone, as a family of the builder's templates has it. */
export interface MenuTemplate {
  /** Buttons that open the menu, or close it. */
  buttons: string;
  /** Those of `buttons` that only close it. */
  closeButtons?: string;
  /** Area behind the menu, which closes the menu when it is clicked. */
  backdrop?: string;
  menu: string;
  isOpen(menu: HTMLElement): boolean;
  /** Shows or hides the menu, by the classes of the page's own style sheets. */
  setOpen(menu: HTMLElement, isOpen: boolean): void;
  /** Called once, before the menu can open. */
  prepare?(menu: HTMLElement): void;
}

const setBodyClass = (name: string, isOn: boolean): void => {
  document.body.classList.toggle(name, isOn);
};

const hasBodyClass = (name: string) => (): boolean => document.body.classList.contains(name);

/** Names the buttons "Open menu" or "Close menu", by texts of the page. The texts stay hidden, so that nothing moves. */
const nameBurgers = (isOpen: boolean): void => {
  for (const burger of document.querySelectorAll('.header-burger-btn')) {
    const title = burger.querySelector(`.js-header-burger-${isOpen ? 'close' : 'open'}-title`);
    const name = title?.textContent?.trim();
    if (name) burger.setAttribute('aria-label', name);
  }
};

/** Shows the first panel of the menu of 7.1, and none of its folders. */
const showRootFolder = (menu: HTMLElement): void => {
  for (const folder of menu.querySelectorAll<HTMLElement>('[data-folder]')) {
    folder.classList.remove('header-menu-nav-folder--open');
    folder.classList.toggle('header-menu-nav-folder--active', folder.dataset.folder === 'root');
  }
  for (const button of menu.querySelectorAll('[data-folder-id][aria-expanded]'))
    button.setAttribute('aria-expanded', 'false');
};

/** The theme of the header before the menu opened. The open menu has a theme of its own. */
let headerTheme: string | undefined;

const setHeaderTheme = (theme: string): void => {
  const header = document.querySelector<HTMLElement>('header[data-section-theme], #header');
  if (!header) return;
  headerTheme ??= header.dataset.sectionTheme ?? '';
  const before = header.dataset.sectionTheme;
  if (before && theme) header.classList.replace(before, theme);
  header.dataset.sectionTheme = theme;
};

/** Version 7.1 of the builder's templates. */
const burgerMenu: MenuTemplate = {
  buttons: '.header-burger-btn',
  menu: '.header-menu',
  isOpen: hasBodyClass('header--menu-open'),
  prepare: () => nameBurgers(false),
  setOpen(menu, isOpen) {
    setBodyClass('header--menu-open', isOpen);
    for (const burger of document.querySelectorAll('.header-burger-btn'))
      burger.classList.toggle('burger--active', isOpen);
    nameBurgers(isOpen);
    showRootFolder(menu);
    const { sectionTheme } = menu.dataset;
    if (sectionTheme) setHeaderTheme(isOpen ? sectionTheme : (headerTheme ?? ''));
    const header = menu.closest<HTMLElement>('header');
    // The links begin below the header, which stays above the menu, and in sight where the header is a tall one.
    if (isOpen && header)
      menu.style.paddingTop = `${Math.min(header.offsetHeight, window.innerHeight / 3)}px`;
  },
};

/** How far the page was scrolled when the overlay opened, in px. Its style sheet fixes the page in its place. */
let scrolledBefore = 0;

/** Brine and its family. */
const overlayMenu: MenuTemplate = {
  buttons: ':is(button, a)[data-controller="MobileOverlayToggle"]',
  closeButtons: '.Mobile-overlay-close',
  backdrop: '.Mobile-overlay-back',
  menu: '.Mobile-overlay',
  isOpen: hasBodyClass('is-mobile-overlay-active'),
  setOpen(_, isOpen) {
    if (isOpen) scrolledBefore = window.scrollY;
    setBodyClass('is-mobile-overlay-active', isOpen);
    document.body.style.top = isOpen ? `${-scrolledBefore}px` : '';
    if (!isOpen) scrollTo({ top: scrolledBefore, behavior: 'instant' });
  },
};

/** Templates of the first years: the menu lies above the page, and has no height. */
const linkMenu: MenuTemplate = {
  buttons: '#mobileMenuLink a',
  menu: '#mobileNav',
  isOpen: (menu) => menu.classList.contains('menu-open'),
  prepare(menu) {
    // Otherwise the keyboard would reach links that nobody sees.
    menu.inert = menu.clientHeight === 0;
  },
  setOpen(menu, isOpen) {
    menu.classList.toggle('menu-open', isOpen);
    menu.style.height = isOpen ? 'auto' : '';
    menu.inert = !isOpen;
  },
};

const menuCheckbox = (): HTMLInputElement | null =>
  document.querySelector<HTMLInputElement>('input[type="checkbox"]#mobileNavToggle');

/** Templates whose style sheets open the menu by an invisible checkbox. */
const checkboxMenu: MenuTemplate = {
  buttons: 'label[for="mobileNavToggle"]',
  menu: '#overlayNav, #sidecarNav, #mobileNavigation, #mobileNav',
  isOpen: () => menuCheckbox()?.checked ?? false,
  setOpen(_, isOpen) {
    const checkbox = menuCheckbox();
    if (checkbox && checkbox.checked !== isOpen) checkbox.click();
    setBodyClass('mobile-menu-open', isOpen);
  },
};

/** Inline styles of a tray beside the page. The class that its style sheet expects is in no saved page. */
const trayStyles = {
  ...visibleStyles,
  display: 'block',
  position: 'fixed',
  'inset-block': '0',
  'inset-inline-start': '0',
  'max-width': '85vw',
  transform: 'none',
  'overflow-y': 'auto',
  'background-color': 'Canvas',
  'z-index': '10000',
};

const trayMenu: MenuTemplate = {
  buttons: ':is(a, button, label)[data-controller="NavToggle"]',
  closeButtons: '.nav-toggle-close-label',
  backdrop: '.nav-close-overlay',
  menu: '#sideTrayWrapper',
  isOpen: isShownInline,
  setOpen: (menu, isShown) => setInlineVisibility(menu, { isShown, styles: trayStyles }),
};

export const menuTemplates: MenuTemplate[] = [burgerMenu, overlayMenu, linkMenu, checkboxMenu, trayMenu];
