import { translations } from '../../../core/i18n/messages';
import { adoptStyles } from '../../../core/styles';
import { consent } from '..';
import { categoryNames } from '../choice';
import { messages as spanish } from '../messages/es-419';
import { pageState } from '../page-state';
import { cookieSettings } from '../policy';
import { categoriesOf } from './blocked-categories';
import styles from './frame-placeholder.css';

const loadText = translations('src/features/consent', spanish);

export interface Placeholder {
  /** False once a script has moved the frame, or has taken the placeholder away. */
  isInPlace(): boolean;
  remove(): void;
}

const placeholderClass = 'az-blocked-frame';

/**
 * Styles for the page, because a copy of a placeholder has no shadow root. The frame itself gets no class or style, because a
 * copy of the frame would have it, too.
 */
const pageStyles = `
.${placeholderClass} { position: absolute; }
.${placeholderClass} + iframe { visibility: hidden; }
`;

export const isPlaceholder = (node: Node | null): node is Element =>
  node instanceof Element && node.classList.contains(placeholderClass);

/** Removes the empty placeholder of a frame that comes from a copy of the page, as from Turbo's cache. */
export const removeCopiedPlaceholder = ({ previousElementSibling: copy }: HTMLIFrameElement): void => {
  if (isPlaceholder(copy)) copy.remove();
};

interface BlockedFrame {
  /** The address that the frame shows once it is allowed. */
  address: string;
  /** Called when the visitor has allowed this content alone. */
  onAllow: () => void;
}

/**
 * Address of a frame that the visitor has allowed alone -> the page on which. The keys are addresses and not elements, because a
 * copy of the page, as from Turbo's cache, has another element.
 */
const allowedAddresses = new Map<string, string>();

/** With a router, one document shows several pages. */
const currentPage = (): string => location.pathname + location.search;

/** Whether the visitor has pressed the button of a placeholder for this address, on this page. */
export const isAddressAllowed = (address: string): boolean => allowedAddresses.get(address) === currentPage();

/** Whether the button allows categories: not if the site asks for none, or if another consent platform decides. */
const allowsCategories = (): boolean =>
  !pageState.platform && !!(cookieSettings().categories as unknown[] | undefined)?.length;

/** Allows the frame's categories, or its content alone. Only the banner accepts everything. */
const acceptFrame = (frame: HTMLIFrameElement, { address, onAllow }: BlockedFrame): void => {
  if (allowsCategories()) {
    const previous = consent.state === 'unknown' ? {} : consent.categories;
    const names = categoriesOf(frame);
    consent.set({ ...previous, ...Object.fromEntries(names.map((name) => [name, true])) });
  } else {
    allowedAddresses.set(address, currentPage());
    onAllow();
  }
};

/** Keeps `box` over `frame` while the page's layout changes, until the page removes the frame. @returns a function that stops */
const alignWithFrame = (box: HTMLElement, frame: HTMLIFrameElement): (() => void) => {
  const align = (): void => {
    if (!frame.isConnected) {
      sizes.disconnect();
      box.remove();
      return;
    }
    // `offsetLeft` of the frame is no help: it may count from a table cell, which `left` of the box does not.
    const from = box.getBoundingClientRect();
    const to = frame.getBoundingClientRect();
    Object.assign(box.style, {
      left: `${Number.parseFloat(box.style.left) + to.left - from.left}px`,
      top: `${Number.parseFloat(box.style.top) + to.top - from.top}px`,
      width: `${frame.offsetWidth}px`,
      height: `${frame.offsetHeight}px`,
    });
  };
  const sizes = new ResizeObserver(align);
  // The body, too: content above the frame that grows moves the frame, and makes the page longer.
  for (const element of [frame, document.body]) sizes.observe(element);
  align();
  return () => sizes.disconnect();
};

/** Covers the frame's place, which keeps its size, with a notice and a button that accepts. */
export const coverFrame = (frame: HTMLIFrameElement, blocked: BlockedFrame): Placeholder => {
  const box = document.createElement('div');
  const notice = document.createElement('p');
  const button = document.createElement('button');
  // Inline styles win over rules of the page, such as `div:empty { display: none }` and rules for the role.
  Object.assign(box.style, { display: 'grid', margin: '0', padding: '16px', left: '0', top: '0' });
  box.className = placeholderClass;
  box.role = 'group';
  box.ariaLabel = frame.title || null;
  if (frame.lang) box.lang = frame.lang;
  button.addEventListener('click', () => acceptFrame(frame, blocked));
  const showText = async (): Promise<void> => {
    const text = await loadText(box);
    const { hostname: host } = new URL(blocked.address, document.baseURI);
    const categories = categoryNames.filter((name) => categoriesOf(frame).includes(name));
    notice.textContent =
      allowsCategories() && categories.length > 0
        ? text('blockedCategory', { host, categories: categories.map((name) => text(name)).join(', ') })
        : text('blocked', { host });
    button.textContent = text('show');
  };
  const root = box.attachShadow({ mode: 'open' });
  adoptStyles(root, styles);
  root.append(notice, button);
  adoptStyles(document, pageStyles);
  removeCopiedPlaceholder(frame);
  frame.before(box);
  const stopAligning = alignWithFrame(box, frame);
  showText().catch((error) => console.error('[azulejo] The text of a blocked frame is missing.', error));
  return {
    isInPlace: () => box.nextSibling === frame,
    remove() {
      const hasFocus = box.matches(':focus-within');
      stopAligning();
      box.remove();
      if (hasFocus) frame.focus();
    },
  };
};
