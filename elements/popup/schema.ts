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
  /** Whether the popup shows, and its colours: "none" (or 1), "light" ("show", 2) or "dark" (3). Without a style the popup never opens by itself. */
  style: optional(overlayStyle('popupStyle')),
  /** Opens the popup after `timerDelay`. Default: true, unless another trigger is set. */
  showOnTimer: optional(boolean()),
  /** Time until the popup opens, in milliseconds. Default: 5000. */
  timerDelay: optional(pipe(number(), minValue(0))),
  /** Opens the popup when the visitor has scrolled to `scrollPercentage`. */
  showOnScroll: optional(boolean()),
  /** How far the visitor scrolls, in percent of the page. Default: 25. */
  scrollPercentage: optional(pipe(number(), minValue(0), maxValue(100))),
  /** Opens the popup when the mouse leaves the window at the top. */
  showOnExit: optional(boolean()),
  /** Whether the popup may open on every page. Default: true, unless `enabledPages` names pages. */
  showOnAllPages: optional(boolean()),
  /** The pages on which the popup may open: paths, or ids of collections and items in the site context. */
  enabledPages: optional(array(string())),
  /** Whether the popup may open on phones and tablets. Default: false. */
  enableMobile: optional(boolean()),
  /** Days until the popup opens again for a visitor who has closed it; -1 for never. Default: 30. */
  displayFrequency: optional(pipe(number(), minValue(-1))),
  /** Whether the popup stays away from visitors who have signed up. Default: false. */
  showUntilSignup: optional(boolean()),
  /** Version of the popup. Visitors who have closed an older version see the popup again. Default: 0. */
  version: optional(number()),
  /** Place of the popup. In the centre and over the full page it is modal; at a side or in a corner the page stays usable. Default: "center". */
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
  /** The same settings in one object, as the site context has them. The settings beside it win. */
  popupOverlaySettings: optional(object(overlay)),
});

export type PopupSettings = InferOutput<typeof schema>;

/** One popup's settings, of which any may be absent. */
export type OverlaySettings = Partial<NonNullable<PopupSettings['popupOverlaySettings']>>;
