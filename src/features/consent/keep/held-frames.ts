import { localeOf } from '../../../core/i18n/locale';
import { safeUrl } from '../../../core/util/safe-url';
import { consent } from '..';
import { messages as english } from '../messages/en';
import { messages as spanish } from '../messages/es-419';
import { messages as portuguese } from '../messages/pt-BR';
import { cookieSettings } from '../policy';
import { isAllowed } from './is-allowed';
import css from './placeholder.css';

type Text = (values?: Record<string, unknown>) => string;

/** What the build makes of them. */
const catalogues = { 'es-419': spanish, en: english, 'pt-BR': portuguese } as unknown as Record<
  string,
  Record<keyof typeof spanish, Text>
>;

interface Placeholder {
  remove(): void;
}

const placeholders = new WeakMap<HTMLIFrameElement, Placeholder>();

let sheet: CSSStyleSheet | undefined;

const sheetOfPlaceholder = (): CSSStyleSheet => {
  if (!sheet) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
  }
  return sheet;
};

/** Yes to what the frame is of; on a site that asks for yes or no, yes. */
const accept = ({ dataset }: HTMLIFrameElement): void => {
  const names = dataset.azCategory?.split(' ') ?? [];
  const isWhole = !(cookieSettings().categories as unknown[] | undefined)?.length;
  const before = consent.state === 'unknown' ? {} : consent.categories;
  consent.set(isWhole || { ...before, ...Object.fromEntries(names.map((name) => [name, true])) });
};

/** Says over the frame's own box, which keeps its place, what would be there, and asks. */
const cover = (frame: HTMLIFrameElement, address: string): Placeholder => {
  const text = catalogues[localeOf(frame, Object.keys(catalogues))] ?? catalogues['es-419'];
  const box = document.createElement('div');
  const said = document.createElement('p');
  const button = document.createElement('button');
  box.role = 'group';
  box.ariaLabel = frame.title || null;
  said.textContent = text?.held({ host: new URL(address, document.baseURI).hostname }) ?? '';
  button.textContent = text?.show() ?? '';
  button.addEventListener('click', () => {
    accept(frame);
    frame.focus();
  });
  const root = box.attachShadow({ mode: 'open' });
  root.adoptedStyleSheets = [sheetOfPlaceholder()];
  root.append(said, button);
  const place = (): void => {
    const { offsetLeft, offsetTop, offsetWidth, offsetHeight } = frame;
    const px = (length: number): string => `${length}px`;
    Object.assign(box.style, {
      left: px(offsetLeft),
      top: px(offsetTop),
      width: px(offsetWidth),
      height: px(offsetHeight),
    });
  };
  const sizes = new ResizeObserver(place);
  // What stands above the frame moves it when it grows, and then the page is longer.
  for (const element of [frame, document.body]) sizes.observe(element);
  frame.style.visibility = 'hidden';
  frame.before(box);
  place();
  return {
    remove() {
      sizes.disconnect();
      box.remove();
      frame.style.visibility = '';
    },
  };
};

const follow = (frame: HTMLIFrameElement): void => {
  const address = safeUrl(frame.dataset.src);
  if (!address) return;
  const placeholder = placeholders.get(frame);
  if (isAllowed(frame)) {
    placeholder?.remove();
    placeholders.delete(frame);
    if (!frame.hasAttribute('src')) frame.src = address;
  } else if (!placeholder) {
    // After a change of mind. A new source would be a step of the page's history.
    if (frame.hasAttribute('src')) frame.contentWindow?.location.replace('about:blank');
    frame.removeAttribute('src');
    placeholders.set(frame, cover(frame, address));
  }
};

/** Shows frames that may be shown; over the others stands a placeholder, which asks. */
export const followFrames = (): void => {
  for (const frame of document.querySelectorAll<HTMLIFrameElement>('iframe[data-az-category]')) follow(frame);
};
