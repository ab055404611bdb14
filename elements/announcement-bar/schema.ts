import { boolean, type InferOutput, object, optional, string } from 'valibot';
import { pageAddress } from '../../src/core/settings/address-setting';
import { overlayStyle } from '../../src/core/site/overlay-style';

/** The bar is the first thing on a page. */
export const loading = 'eager';

const announcement = {
  /**
   * Text of the announcement, as HTML, which the block sanitises. Empty paragraphs count as no text. Default: the element's own
   * content.
   */
  text: optional(string(), ''),
  /**
   * Colours of the bar: "light" (or "show", or 2), "dark" (or 3), or "none" (or 1) for the page's own colours. Default: "none".
   */
  style: optional(overlayStyle('announcementBarStyle')),
  /** Link that covers the bar. */
  clickthroughUrl: optional(
    object({
      /** Address of the link. */
      url: optional(pageAddress(), ''),
      /** Whether the link opens in a new window. */
      newWindow: optional(boolean(), false),
    }),
  ),
};

/** An absent setting comes from the site context. */
export const schema = object({
  ...announcement,
  /**
   * `text`, `style` and `clickthroughUrl` in one object, as in the site context. Settings outside the object take precedence. The
   * text is HTML.
   */
  announcementBarSettings: optional(object(announcement)),
  /** Whether the bar shows. Default: `showAnnouncementBar` of the site context, else true. */
  showAnnouncementBar: optional(boolean()),
  /**
   * Whether visitors can close the bar. The browser remembers the text of the closed announcement; an announcement with another
   * text shows again.
   */
  dismissible: optional(boolean(), false),
});

export type AnnouncementBarSettings = InferOutput<typeof schema>;
