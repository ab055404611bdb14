import { defineBlock } from '../../src/core/define-block';
import { translations } from '../../src/core/i18n/messages';
import { readSiteSettings } from '../../src/core/site/site-settings';
import { type Contacts, readContacts } from './contacts';
import content from './content.css';
import { messages as spanish } from './messages/es-419';
import { MobileBar } from './mobile-bar';
import styles from './mobile-bar.css';
import { type MobileBarSettings, schema } from './schema';

const siteKeys = [
  'mobileInfoBarSettings',
  'contactEmail',
  'contactPhoneNumber',
  'location',
  'businessHours',
  'timeZone',
] as const;

const prepareContacts = (settings: MobileBarSettings): Contacts =>
  readContacts(settings, readSiteSettings(schema, siteKeys));

/**
 * A bar at the bottom of the window on phones: links to write, call and find the place, and today's opening hours.
 *
 * @slot - Links of the page's own, if the settings have no contacts.
 * @csspart bar - The whole bar.
 * @csspart item - A contact.
 * @csspart link - The link of a contact.
 * @csspart icon - The icon of a contact.
 * @csspart label - The text below the icon.
 * @cssstate ready - The block has rendered.
 * @cssstate visible - The bar shows.
 */
defineBlock({
  tag: 'az-mobile-bar',
  schema,
  view: MobileBar,
  prepare: prepareContacts,
  messages: translations('elements/mobile-bar', spanish),
  styles,
  contentStyles: content,
});
