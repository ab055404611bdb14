import { boolean, type InferOutput, object, optional, string } from 'valibot';
import { pageAddress } from '../../src/core/settings/address-setting';
import { overlayStyle } from '../../src/core/site/overlay-style';

/** The bar is the first thing on a page. */
export const loading = 'eager';

const announcement = {
  /** The announcement: HTML, sanitised. Empty paragraphs count as no text. Default: the element's children. */
  text: optional(string(), ''),
  /** Colours of the bar: plain ("none" or 1), "light" ("show" or 2) or "dark" (3). Default: plain. */
  style: optional(overlayStyle('announcementBarStyle')),
  /** Address that a click anywhere in the bar leads to. */
  clickthroughUrl: optional(
    object({
      /** The address. */
      url: optional(pageAddress(), ''),
      /** Whether the link opens in a new window. */
      newWindow: optional(boolean(), false),
    }),
  ),
};

/** An absent setting comes from the site context. */
export const schema = object({
  ...announcement,
  /** The same settings in one object, as the site context has them. Text is HTML. The settings beside it win. */
  announcementBarSettings: optional(object(announcement)),
  /** Whether the bar shows. Default: `showAnnouncementBar` of the site context, else true. */
  showAnnouncementBar: optional(boolean()),
  /** Whether visitors can close the bar. The browser remembers that by the text: another announcement shows again. */
  dismissible: optional(boolean(), false),
});

export type AnnouncementBarSettings = InferOutput<typeof schema>;
