import { isBuilderCall } from '../../core/builder-scripts';
import { hasLostDrawing } from './kinds/element';
import type { RunStep } from './page-steps';

interface MenuButton {
  kind: string;
  selector: string;
  /** The folder that a link opens or closes. A link without one leads to a page. */
  folderOf?(link: Element): Element | null;
  /** Opens or closes, by the classes of the page's own style sheets. @returns whether the menu is open now */
  toggle(button: Element): boolean;
}

/** A value in an attribute selector. */
const quoted = (value: string | null): string => JSON.stringify(value ?? '');

const toggleOnBody = (className: string) => (): boolean => document.body.classList.toggle(className);

/** The folder of a link in the menu of 7.1. */
const headerFolderOf = (link: Element): Element | null =>
  link
    .closest('.header-menu')
    ?.querySelector(`[data-folder=${quoted(link.getAttribute('data-folder-id'))}]`) ?? null;

/** The folder of a button in the menu of Brine. */
const overlayFolderOf = (button: Element): Element | null =>
  document.querySelector(
    `[data-controller-folder=${quoted(button.getAttribute('data-controller-folder-toggle'))}]`,
  );

/** The buttons of the menu on a phone, and of the folders in it, in the templates that have them. */
const menuButtons: MenuButton[] = [
  { kind: 'menu-button', selector: '.header-burger-btn', toggle: toggleOnBody('header--menu-open') },
  {
    kind: 'menu-folder',
    selector: '.header-menu a[data-folder-id]',
    folderOf: headerFolderOf,
    toggle(link) {
      const folder = headerFolderOf(link);
      const menu = link.closest('.header-menu');
      menu?.querySelector('[data-folder="root"]')?.classList.add('header-menu-nav-folder--open');
      folder?.classList.add('header-menu-nav-folder--active');
      return Boolean(folder);
    },
  },
  {
    kind: 'menu-folder',
    selector: '.header-menu [data-action="back"]',
    folderOf: (link) => link.closest('[data-folder]'),
    toggle(link) {
      const menu = link.closest('.header-menu');
      link.closest('[data-folder]')?.classList.remove('header-menu-nav-folder--active');
      menu?.querySelector('[data-folder="root"]')?.classList.remove('header-menu-nav-folder--open');
      return false;
    },
  },
  {
    kind: 'menu-button',
    selector: '[data-controller="MobileOverlayToggle"]',
    toggle: toggleOnBody('is-mobile-overlay-active'),
  },
  {
    kind: 'menu-folder',
    selector: '[data-controller-folder-toggle]',
    folderOf: overlayFolderOf,
    toggle(button) {
      const isOpen = overlayFolderOf(button)?.classList.toggle('is-active-folder') ?? false;
      button.closest('.Mobile-overlay-menu')?.classList.toggle('has-active-folder', isOpen);
      return isOpen;
    },
  },
];

/** The three lines of a menu, as large as the drawing around them. */
const menuLines = (): SVGElement => {
  const namespace = 'http://www.w3.org/2000/svg';
  const svg = document.createElementNS(namespace, 'svg');
  const path = document.createElementNS(namespace, 'path');
  for (const [name, value] of [
    ['viewBox', '0 0 24 18'],
    ['width', '100%'],
    ['height', '100%'],
    ['aria-hidden', 'true'],
  ] as const)
    svg.setAttribute(name, value);
  path.setAttribute('d', 'M0 1h24M0 9h24M0 17h24');
  path.setAttribute('stroke', 'currentColor');
  path.setAttribute('stroke-width', '2');
  svg.append(path);
  return svg;
};

/**
 * Draws the menu icon; the original sprite was not saved. A button has a drawing for each style of the template, of which its
 * style sheet shows one. They keep their sizes, so that nothing moves.
 */
const drawLines = (button: Element): void => {
  const drawings = [...button.querySelectorAll('use')];
  if (drawings.every(hasLostDrawing)) for (const drawing of drawings) drawing.replaceWith(menuLines());
};

const start = (element: Element, { toggle, kind }: MenuButton): void => {
  const isButton = element.localName === 'button';
  element.addEventListener('click', (event) => {
    event.preventDefault();
    const isOpen = toggle(element);
    if (isButton) element.setAttribute('aria-expanded', String(isOpen));
  });
  if (isButton) element.setAttribute('aria-expanded', 'false');
  if (kind === 'menu-button') drawLines(element);
};

/** Elements that have their listener. A page that has been saved after its adoption gets new ones. */
const started = new WeakSet<Element>();

/** Whether nothing opens the menu yet, and there is one. */
const isDead = (element: Element, { folderOf }: MenuButton): boolean =>
  !started.has(element) &&
  (!element.hasAttribute('onclick') || isBuilderCall(element.getAttribute('onclick') ?? '')) &&
  (!folderOf || folderOf(element) !== null);

/** Lets the menu of a phone, and the folders in it, open and close. Only a script can do so; there is no block for it. */
export const reviveHeaderMenus: RunStep = (root, { dryRun }) =>
  menuButtons.flatMap((menuButton) =>
    [...root.querySelectorAll(menuButton.selector)]
      .filter((element) => isDead(element, menuButton))
      .map((element) => {
        if (!dryRun) {
          started.add(element);
          start(element, menuButton);
        }
        return { element, kind: menuButton.kind, block: '', status: 'adopted', why: '' } as const;
      }),
  );
