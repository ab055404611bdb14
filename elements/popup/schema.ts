import {
  array,
  boolean,
  type InferOutput,
  maxValue,
  minValue,
  number,
  object,
  optional,
  picklist,
  pipe,
  string,
} from 'valibot';
import { overlayStyle } from '../../src/core/site/overlay-style';

/** The popup places itself, and opens after the page has been painted. */
export const loading = 'idle';

const overlay = {
  /**
   * Colours of the popup: "light" (or "show", or 2) or "dark" (or 3). With "none" (or 1), or without a style, the popup does not
   * open by itself, but only by `open()` or a link to its `id`.
   */
  style: optional(overlayStyle('popupStyle')),
  /** Whether the popup opens after `timerDelay`. Default: true, unless `showOnScroll` or `showOnExit` is true. */
  showOnTimer: optional(boolean()),
  /** Time until the popup opens, in milliseconds, if `showOnTimer` is true. Default: 5000. */
  timerDelay: optional(pipe(number(), minValue(0))),
  /** Whether the popup opens when the visitor has scrolled to `scrollPercentage`. Default: false. */
  showOnScroll: optional(boolean()),
  /** How far the visitor has to scroll for `showOnScroll`, in percent of the page. Default: 25. */
  scrollPercentage: optional(pipe(number(), minValue(0), maxValue(100))),
  /** Whether the popup opens when the mouse leaves the window at the top. Default: false. */
  showOnExit: optional(boolean()),
  /** Whether the popup can open by itself on every page. Default: true, unless `enabledPages` names pages. */
  showOnAllPages: optional(boolean()),
  /** Pages on which the popup can open by itself: paths, or ids of collections and items in the site context. */
  enabledPages: optional(array(string())),
  /** Whether the popup can open by itself on phones and tablets. Default: false. */
  enableMobile: optional(boolean()),
  /** Number of days until the popup can open again for a visitor who has closed it; -1 for never. Default: 30. */
  displayFrequency: optional(pipe(number(), minValue(-1))),
  /** Whether the popup no longer opens by itself for visitors who have signed up in it. Default: false. */
  showUntilSignup: optional(boolean()),
  /** Version of the popup. The popup can open again for visitors who have closed an older version. Default: 0. */
  version: optional(number()),
  /** Position of the popup. At "center" and "full" it is modal; at other positions, the page stays usable. Default: "center". */
  position: optional(
    picklist([
      'center',
      'full',
      'top-left',
      'top-center',
      'top-right',
      'center-left',
      'center-right',
      'bottom-left',
      'bottom-center',
      'bottom-right',
    ]),
  ),
};

/** An absent setting comes from the site context. */
export const schema = object({
  ...overlay,
  /** All settings of the popup in one object, as in the site context. Settings outside the object take precedence. */
  popupOverlaySettings: optional(object(overlay)),
});

export type PopupSettings = InferOutput<typeof schema>;

/** One popup's settings, of which any may be absent. */
export type OverlaySettings = Partial<NonNullable<PopupSettings['popupOverlaySettings']>>;
