import { readOverlayStyle } from '../../src/core/site/overlay-style';
import { isObject } from '../../src/core/util/is-object';
import { parseUrl } from '../../src/core/util/parse-url';
import { pageTypes } from '../../src/features/enums/page-types';
import type { OverlaySettings } from './schema';

/** `localStorage['azulejo.popup.<id>']`, read by `parseRecord`. */
export interface PopupRecord {
  /** The popup's version when the record was written. */
  version: number;
  /** Whether the visitor has signed up. */
  submitted: boolean;
  /** When the visitor closed the popup, in ms since 1970; undefined where that is unknown. */
  closedAtMs: number | undefined;
}

/** The page and the visitor, as far as they decide whether a popup may open. */
export interface PageFacts {
  /** The hosted builder's code of the page's type. */
  pageType: number;
  /** The page's path, the id and the address of its collection, and the id of its item. */
  names: string[];
  isMobile: boolean;
  isScreenshot: boolean;
}

const dayMs = 24 * 60 * 60 * 1000;
const defaultFrequencyDays = 30;
const neverAgain = -1;

const pageTypesWithoutPopup: number[] = [pageTypes.splashPage, pageTypes.notFound, pageTypes.lockScreen];

/** `/café/` -> `/caf%C3%A9`: one spelling for the paths that authors and browsers write, with or without a last slash. */
const pageName = (name: string): string =>
  (parseUrl(name, 'https://page.invalid')?.pathname ?? name).replace(/(.)\/$/, '$1');

const isEnabledOn = ({ showOnAllPages, enabledPages = [] }: OverlaySettings, names: string[]): boolean => {
  if (showOnAllPages ?? enabledPages.length === 0) return true;
  const pages = names.map(pageName);
  return enabledPages.some((page) => pages.includes(pageName(page)));
};

const isAllowedOn = (settings: OverlaySettings, page: PageFacts): boolean =>
  readOverlayStyle(settings.style) !== 'none' &&
  !page.isScreenshot &&
  !pageTypesWithoutPopup.includes(page.pageType) &&
  (!!settings.enableMobile || !page.isMobile) &&
  isEnabledOn(settings, page.names);

const isAllowedBy = (record: PopupRecord, settings: OverlaySettings, nowMs: number): boolean => {
  const { version = 0, showUntilSignup, displayFrequency = defaultFrequencyDays } = settings;
  if (record.version < version) return true;
  if (record.submitted && showUntilSignup) return false;
  if (displayFrequency === neverAgain) return false;
  return record.closedAtMs === undefined || nowMs - record.closedAtMs >= displayFrequency * dayMs;
};

interface OpeningConditions {
  settings: OverlaySettings;
  page: PageFacts;
  record: PopupRecord | undefined;
  nowMs: number;
}

/** Whether the popup may open by itself, for this visitor on this page. */
export const mayOpen = ({ settings, page, record, nowMs }: OpeningConditions): boolean =>
  isAllowedOn(settings, page) && (!record || isAllowedBy(record, settings, nowMs));

export interface Triggers {
  /** Undefined for no timer. */
  delayMs: number | undefined;
  /** Undefined where scrolling opens nothing. */
  scrollPercentage: number | undefined;
  isOnExit: boolean;
}

/** What opens the popup. Without any trigger in the settings, a timer does. */
export const readTriggers = (settings: OverlaySettings): Triggers => {
  const { showOnTimer, showOnScroll, showOnExit, timerDelay = 5000, scrollPercentage = 25 } = settings;
  return {
    delayMs: (showOnTimer ?? !(showOnScroll || showOnExit)) ? timerDelay : undefined,
    scrollPercentage: showOnScroll ? scrollPercentage : undefined,
    isOnExit: !!showOnExit,
  };
};

/**
 * Reads a stored record, which may have any content.
 * @returns undefined for a value that is no record; `isFromFuture` where the date was left out
 */
export const parseRecord = (
  value: unknown,
  nowMs: number,
): { record: PopupRecord; isFromFuture: boolean } | undefined => {
  if (!isObject(value)) return undefined;
  const { version, submitted, 'date-closed': date } = value;
  // Milliseconds, or a date as text.
  const closedAtMs = Number(date) || Date.parse(`${date}`);
  const isFromFuture = closedAtMs > nowMs;
  return {
    record: {
      version: Number(version) || 0,
      submitted: submitted === true,
      closedAtMs: closedAtMs <= nowMs ? closedAtMs : undefined,
    },
    isFromFuture,
  };
};
