import { isObject } from '../../../../core/util/is-object';
import { singleLineText } from '../../../../core/util/single-line-text';
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

/** The values of `style` with which the site shows a popup. Without a style, or with 1, it shows none. */
const visibleStyles = ['2', '3', 'light', 'dark', 'show'];

/** Matches a popup to which the owner has given settings. Those of the saved page do not replace them. */
const ownSettingsSelector = '[data], [popup-style], [popup-overlay-settings]';

const closeButtonSelector = '.sqs-popup-overlay-close';

/** The nodes of a popup that was saved while it was open, without the builder's button. */
const renderedContent = (rendered: Element): Node[] => {
  for (const button of rendered.querySelectorAll(closeButtonSelector)) button.remove();
  return [...(rendered.querySelector('.sqs-slide-layer-content') ?? rendered).childNodes];
};

/** The settings of the site's popup, and whether it opens at all. */
const readSettings = (context: SavedData): { data: SavedData; isEnabled: boolean } => {
  const settings = siteSetting(context, 'popupOverlaySettings');
  const data = pick(isObject(settings) ? settings : undefined, names);
  return { data, isEnabled: visibleStyles.includes(String(data.style)) };
};

/** A popup that the owner has written into the page gets the saved settings, unless it has settings of its own. */
export const readOwnPopup: Read = (popup, { context }) => {
  const { data, isEnabled } = readSettings(context);
  if (!isEnabled || popup.matches(ownSettingsSelector)) return undefined;
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
  if (rendered && singleLineText(rendered))
    return {
      target: rendered,
      data: { style: '2', ...data },
      builderParts: closeButtonSelector,
      keepsOtherContent: true,
      needs: {
        why: 'It opens as often as the saved settings say. Its form needs an address: see the form.',
        key: 'popupForm',
      },
      content: () => renderedContent(rendered),
    };
  if (!isEnabled) return undefined;
  return {
    why: 'Its content exists only at the builder. Write it into the page, in the block "popup". When it opens comes from the saved settings.',
    key: 'popupContent',
  };
};
