import { contentNodesOf } from '../../src/core/host-content';
import { readOverlayStyle } from '../../src/core/site/overlay-style';
import { presentValues } from '../../src/core/site/site-settings';
import type { AnnouncementBarSettings } from './schema';

export interface Announcement {
  isOn: boolean;
  /** HTML; '' where the element's children are the announcement. */
  html: string;
  /** Whether the text comes from the site context. */
  isOfSite: boolean;
  theme: 'plain' | 'light' | 'dark';
  /** The address of the link; '' without one. */
  url: string;
  newWindow: boolean;
}

/** The text in HTML, without spaces at its ends; '' for empty paragraphs. */
export const textIn = (html: string): string =>
  html
    .replace(/<[^>]*>|&nbsp;/g, ' ')
    .replace(/[\s\u200b]+/g, ' ')
    .trim();

/** Elements that are invisible without text, or always. */
const blankWithoutText = 'p,br,div,span,a,b,strong,i,em,script,style,template,noscript,link';

/**
 * The announcement in the element's children: their text; without text, the markup of the first element that is visible without
 * it, such as a picture; '' for empty paragraphs and for a script with settings.
 */
export const ownAnnouncement = (host: Element): string => {
  const texts = contentNodesOf(host).map(({ textContent }) => textContent);
  return textIn(texts.join('')) || (host.querySelector(`:not(${blankWithoutText})`)?.outerHTML ?? '');
};

interface AnnouncementSources {
  /** The element's own settings. */
  settings: AnnouncementBarSettings;
  /** The settings of the bar in the site context. */
  site: Partial<Pick<AnnouncementBarSettings, 'announcementBarSettings' | 'showAnnouncementBar'>>;
  /** Whether the element has children. */
  hasContent: boolean;
}

/** Merges the sources: the element's settings, its children, the site context. */
export const readAnnouncement = ({ settings, site, hasContent }: AnnouncementSources): Announcement => {
  const own = { ...presentValues(settings.announcementBarSettings), ...presentValues(settings) };
  const ownHtml = textIn(own.text ?? '') && own.text;
  const ofSite = presentValues(site.announcementBarSettings);
  const isOfSite = !ownHtml && !hasContent;
  const html = isOfSite ? ofSite.text : ownHtml;
  // The link of the site's announcement does not belong to another text.
  const link = own.clickthroughUrl ?? (isOfSite ? ofSite.clickthroughUrl : undefined);
  const style = readOverlayStyle(own.style ?? ofSite.style);
  return {
    isOn: own.showAnnouncementBar ?? site.showAnnouncementBar ?? true,
    html: html && textIn(html) ? html : '',
    isOfSite,
    theme: style === 'none' ? 'plain' : style,
    url: link?.url ?? '',
    newWindow: link?.newWindow ?? false,
  };
};
