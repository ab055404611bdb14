import { isShownInline, setInlineVisibility, visibleStyles } from './inline-visibility';

/** Folders of links in a menu, as a family of the builder's templates has them. */
export interface FolderTemplate {
  /** Buttons that open a folder, or close it. */
  buttons: string;
  /** Those of `buttons` that lead back out of the folder. */
  backButtons?: string;
  /** The folder of a button; null for a link that leads to a page. */
  folderOf(button: Element): HTMLElement | null;
  isOpen(folder: HTMLElement): boolean;
  setOpen(folder: HTMLElement, isOpen: boolean): void;
  /** Whether the open folder covers the menu; the focus then moves into the folder. */
  coversMenu?: boolean;
}

/** A value in an attribute selector. */
const quoted = (value: string | null | undefined): string => JSON.stringify(value ?? '');

const hasClass =
  (name: string) =>
  (folder: HTMLElement): boolean =>
    folder.classList.contains(name);

const nextOf = (button: Element): HTMLElement | null => button.nextElementSibling as HTMLElement | null;

/** A folder whose links stand below its title. */
const openStyles = { ...visibleStyles, display: 'block', height: 'auto', 'max-height': 'none' };

export const folderTemplates: FolderTemplate[] = [
  // 7.1: panels that slide over each other.
  {
    buttons: '.header-menu :is(a[data-folder-id], [data-action="back"])',
    backButtons: '[data-action="back"]',
    folderOf: (button) =>
      button.matches('[data-action="back"]')
        ? button.closest('[data-folder]')
        : (button
            .closest('.header-menu')
            ?.querySelector(`[data-folder=${quoted(button.getAttribute('data-folder-id'))}]`) ?? null),
    isOpen: hasClass('header-menu-nav-folder--active'),
    setOpen(folder, isOpen) {
      folder.classList.toggle('header-menu-nav-folder--active', isOpen);
      const root = folder.closest('.header-menu')?.querySelector('[data-folder="root"]');
      root?.classList.toggle('header-menu-nav-folder--open', isOpen);
    },
    coversMenu: true,
  },
  // Brine.
  {
    buttons: '[data-controller-folder-toggle]',
    backButtons: '[data-controller-folder] [data-controller-folder-toggle]',
    folderOf: (button) =>
      button.ownerDocument.querySelector(
        `[data-controller-folder=${quoted(button.getAttribute('data-controller-folder-toggle'))}]`,
      ),
    isOpen: hasClass('is-active-folder'),
    setOpen(folder, isOpen) {
      folder.classList.toggle('is-active-folder', isOpen);
      folder.closest('.Mobile-overlay-menu')?.classList.toggle('has-active-folder', isOpen);
    },
    coversMenu: true,
  },
  // Templates of the first years.
  {
    buttons: '#mobileNav .folder > a:not([href])',
    folderOf: (button) => button.parentElement,
    isOpen: hasClass('folder-open'),
    setOpen: (folder, isOpen) => folder.classList.toggle('folder-open', isOpen),
  },
  // An invisible checkbox, and a label.
  {
    buttons: 'label.folder-toggle-label[for]:not(:has(a[href]))',
    folderOf: (button) =>
      button.ownerDocument.querySelector<HTMLElement>(`input[id=${quoted(button.getAttribute('for'))}]`),
    isOpen: (checkbox) => (checkbox as HTMLInputElement).checked,
    setOpen(checkbox, isOpen) {
      if ((checkbox as HTMLInputElement).checked !== isOpen) checkbox.click();
    },
  },
  // A tray beside the page. The class that its style sheet expects is in no saved page.
  {
    buttons: '[data-controller="Folders"] > .folder-toggle',
    folderOf: nextOf,
    isOpen: isShownInline,
    setOpen: (folder, isShown) => setInlineVisibility(folder, { isShown, styles: openStyles }),
  },
];
