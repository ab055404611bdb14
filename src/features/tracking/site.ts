import type { SiteContext } from '../../core/site/site-context-types';
import { uncheckedSiteContext } from '../../core/site/unchecked-site-context';
import { type PageFieldSettings, pageFields } from '../form/page-fields';

/** The site context that collectors read. Its values are unchecked, and go to the owner's server as they are. */
export const trackedSite = (): SiteContext => uncheckedSiteContext();

/** The fields that identify the site in a call. */
export const siteFields = () => {
  const { website = {}, templateId = website.templateId } = trackedSite();
  return { websiteId: website.id, templateId };
};

/** The fields that describe the page, as a form sends them with its values. @param form its settings replace some of them */
export const describePage = (form: PageFieldSettings) => pageFields(form, trackedSite());
