import { isObject } from '../../../../core/util/is-object';
import { lineOf } from '../../../../core/util/line-of';
import { pick, type SavedData } from '../../parse-data';
import { siteSetting } from '../../saved-context';
import type { Read } from '../kind';

const names = [
  'style',
  'showOnTimer',
  'timerDelay',
  'showOnScroll',
  'scrollPercentage',
  'showOnExit',
  'showOnAllPages',
  'enabledPages',
  'enableMobile',
  'displayFrequency',
  'showUntilSignup',
  'version',
];

/** The codes of a popup that shows, in light and dark colours. Without a style, or with 1, there is none. */
const visibleStyles = ['2', '3', 'light', 'dark', 'show'];

/** Settings that an owner gives to a popup of their own; those of the saved page stay out of its way. */
const ownSettings = '[data], [popup-style], [popup-overlay-settings]';

const closeButton = '.sqs-popup-overlay-close';

/** The nodes of a popup that was saved while it was open, without the builder's button. */
const renderedContent = (rendered: Element): Node[] => {
  for (const button of rendered.querySelectorAll(closeButton)) button.remove();
  return [...(rendered.querySelector('.sqs-slide-layer-content') ?? rendered).childNodes];
};

/** When the popup of the site opens, and whether it does. */
const readSettings = (context: SavedData): { data: SavedData; isEnabled: boolean } => {
  const settings = siteSetting(context, 'popupOverlaySettings');
  const data = pick(isObject(settings) ? settings : undefined, names);
  return { data, isEnabled: visibleStyles.includes(String(data.style)) };
};

/** A popup that the owner has written into the page, without settings, opens as the saved ones say. */
export const readOwnPopup: Read = (popup, { context }) => {
  const { data, isEnabled } = readSettings(context);
  if (!isEnabled || popup.matches(ownSettings)) return undefined;
  return { target: popup, data };
};

/**
 * The site's settings say when the popup opens; its content exists only at the builder's servers, unless the page was saved
 * while the popup was open.
 * @param body the element to which the popup is added
 */
export const readPopup: Read = (body, { context }) => {
  const { data, isEnabled } = readSettings(context);
  const rendered = body.querySelector('.sqs-popup-overlay');
  if (rendered && lineOf(rendered))
    return {
      target: rendered,
      data: { style: '2', ...data },
      builderParts: closeButton,
      keepsOtherContent: true,
      needs: 'It opens as often as the saved settings say. Its form needs an address: see the form.',
      content: () => renderedContent(rendered),
    };
  if (!isEnabled) return undefined;
  return {
    why: 'Its content exists only at the builder. Write it into the page, in the block "popup". When it opens comes from the saved settings.',
  };
};
