import { createEntry } from './entries';
import { lostIconAddress } from './kinds/element';
import type { RunStep } from './page-step';

interface Icon {
  viewBox: string;
  /** Data of an SVG path, which is drawn as lines, without a fill. */
  path: string;
}

const dots = 'M3 3h.01M12.5 3h.01M22 3h.01';

/** Icons by their names in the builder's file `ui-icons.svg`, up to the first `-icon` or `-large-icon`. */
const icons: Record<string, Icon> = {
  hamburger: { viewBox: '0 0 24 18', path: 'M0 1h24M0 9h24M0 17h24' },
  hotdog: { viewBox: '0 0 24 14', path: 'M0 1h24M0 13h24' },
  plus: { viewBox: '0 0 20 20', path: 'M10 0v20M0 10h20' },
  'dots-horizontal': { viewBox: '0 0 25 6', path: dots },
  'squares-horizontal': { viewBox: '0 0 25 6', path: dots },
  ellipsis: { viewBox: '0 0 25 6', path: dots },
  'dots-vertical': { viewBox: '0 0 6 25', path: 'M3 3v.01M3 12.5v.01M3 22v.01' },
  'squares-vertical': { viewBox: '0 0 6 25', path: 'M3 3v.01M3 12.5v.01M3 22v.01' },
  close: { viewBox: '0 0 20 20', path: 'm2 2 16 16m0-16L2 18' },
  search: { viewBox: '0 0 20 20', path: 'M8 2a6 6 0 1 0 0 12A6 6 0 1 0 8 2m4.5 10.5L19 19' },
  'caret-left': { viewBox: '0 0 20 20', path: 'm13 2-8 8 8 8' },
  'caret-right': { viewBox: '0 0 20 20', path: 'm7 2 8 8-8 8' },
  'caret-down': { viewBox: '0 0 20 20', path: 'm2 7 8 8 8-8' },
  'thick-arrow-left': { viewBox: '0 0 20 20', path: 'M19 10H2m7-7-7 7 7 7' },
  'thick-arrow-right': { viewBox: '0 0 20 20', path: 'M1 10h17m-7-7 7 7-7 7' },
  cart: { viewBox: '0 0 24 24', path: 'M0 3h4l3 12h12l3-9H5m3 14v1m10-1v1' },
  bag: { viewBox: '0 0 24 24', path: 'M4 8h16v14H4zm4 0V6a4 4 0 0 1 8 0v2' },
  accounts: { viewBox: '0 0 24 24', path: 'M12 2a5 5 0 1 0 0 10 5 5 0 1 0 0-10M3 23c0-5 4-8 9-8s9 3 9 8' },
};

/** The icon of a link to the cart, whose own icon may have any name. */
const cartIconOf = (use: Element): Icon | undefined => {
  if (!use.closest('.sqs-custom-cart, [data-az-adopted~="cart-link"]')) return undefined;
  return use.closest('svg')?.matches('[class*="bag"]') ? icons.bag : icons.cart;
};

/** `caret-left` for `assets/ui-icons.svg#caret-left-icon--small`. Icons of social services are in another file. */
const iconOf = (use: Element): Icon | undefined => {
  const address = lostIconAddress(use);
  if (address === undefined) return undefined;
  const [, name = ''] = /ui-icons\.svg#([a-z-]+?)(-large)?-icon/.exec(address) ?? [];
  return icons[name] ?? cartIconOf(use);
};

const createSvg = (use: Element, { viewBox, path }: Icon): SVGElement => {
  const namespace = 'http://www.w3.org/2000/svg';
  const svg = use.ownerDocument.createElementNS(namespace, 'svg');
  const line = use.ownerDocument.createElementNS(namespace, 'path');
  const attributes = { viewBox, width: '100%', height: '100%', 'aria-hidden': 'true' };
  for (const [name, value] of Object.entries(attributes)) svg.setAttribute(name, value);
  // Of two icons in one place, the style sheet shows one by this class.
  svg.setAttribute('class', use.getAttribute('class') ?? '');
  line.setAttribute('d', path);
  line.setAttribute('fill', 'none');
  line.setAttribute('stroke-width', path.includes('.01') ? '5' : '2');
  line.setAttribute('stroke-linecap', 'square');
  // Most templates set a `stroke`, which stays.
  const stroke = use.ownerDocument.defaultView?.getComputedStyle(use).stroke;
  if (!stroke || stroke === 'none') line.setAttribute('stroke', 'currentColor');
  svg.append(line);
  return svg;
};

/**
 * Draws the icons of menus, searches and the like that were in an SVG file, which browsers do not save with a page. Icons keep
 * their sizes, so that nothing moves.
 */
export const drawLostIcons: RunStep = (root) => {
  const lostIcons = [...root.querySelectorAll('use')].flatMap((use) => {
    const icon = iconOf(use);
    const element = use.closest('a, button, label') ?? use.parentElement;
    return icon && element ? [{ use, icon, element }] : [];
  });
  // All colours are read before anything changes, so that the browser computes styles once.
  const svgs = lostIcons.map(({ use, icon }) => createSvg(use, icon));
  for (const [index, { use }] of lostIcons.entries()) use.replaceWith(svgs[index] ?? use);
  return lostIcons.map(({ element }) => createEntry({ element, kind: 'lost-icon' }));
};
