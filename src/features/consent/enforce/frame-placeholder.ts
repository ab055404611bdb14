import { translations } from '../../../core/i18n/messages';
import { adoptStyles } from '../../../core/styles';
import { consent } from '..';
import { allowItem } from '../item-consent';
import { messages as spanish } from '../messages/es-419';
import { pageState } from '../page-state';
import { cookieSettings } from '../policy';
import { categoriesOf } from './blocked-categories';
import styles from './frame-placeholder.css';

const loadText = translations('src/features/consent', spanish);

export interface Placeholder {
  remove(): void;
}

interface BlockedFrame {
  /** The address that the frame shows once it is allowed. */
  address: string;
  /** Called when the visitor has allowed this frame alone. */
  onAllow: () => void;
}

/**
 * Allows the frame's categories. On a site without categories, the visitor accepts as in the banner. Where the choice is
 * another consent platform's, this frame alone.
 */
const acceptFrame = (frame: HTMLIFrameElement, { address, onAllow }: BlockedFrame): void => {
  if (pageState.platform) {
    allowItem(frame, address);
    onAllow();
    return;
  }
  const names = categoriesOf(frame);
  const hasCategories = !!(cookieSettings().categories as unknown[] | undefined)?.length;
  const previous = consent.state === 'unknown' ? {} : consent.categories;
  consent.set(
    hasCategories ? { ...previous, ...Object.fromEntries(names.map((name) => [name, true])) } : true,
  );
};

/** Keeps `box` over `frame` while the page's layout changes. @returns a function that stops */
const alignWithFrame = (box: HTMLElement, frame: HTMLIFrameElement): (() => void) => {
  const align = (): void => {
    const { offsetLeft, offsetTop, offsetWidth, offsetHeight } = frame;
    Object.assign(box.style, {
      left: `${offsetLeft}px`,
      top: `${offsetTop}px`,
      width: `${offsetWidth}px`,
      height: `${offsetHeight}px`,
    });
  };
  const sizes = new ResizeObserver(align);
  // Content above the frame that grows moves the frame, and makes the page longer.
  for (const element of [frame, document.body]) sizes.observe(element);
  align();
  return () => sizes.disconnect();
};

/** Covers the frame's place, which keeps its size, with a notice and a button that accepts. */
export const coverFrame = (frame: HTMLIFrameElement, blocked: BlockedFrame): Placeholder => {
  const box = document.createElement('div');
  const notice = document.createElement('p');
  const button = document.createElement('button');
  box.role = 'group';
  box.ariaLabel = frame.title || null;
  if (frame.lang) box.lang = frame.lang;
  button.addEventListener('click', () => {
    acceptFrame(frame, blocked);
    frame.focus();
  });
  const showText = async (): Promise<void> => {
    const text = await loadText(box);
    notice.textContent = text('blocked', { host: new URL(blocked.address, document.baseURI).hostname });
    button.textContent = text('show');
  };
  const root = box.attachShadow({ mode: 'open' });
  adoptStyles(root, styles);
  root.append(notice, button);
  frame.style.visibility = 'hidden';
  frame.before(box);
  const stopAligning = alignWithFrame(box, frame);
  showText().catch((error) => console.error('[azulejo] The text of a blocked frame is missing.', error));
  return {
    remove() {
      stopAligning();
      box.remove();
      frame.style.visibility = '';
    },
  };
};
