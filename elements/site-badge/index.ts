import { defineBlock } from '../../src/core/define-block';
import { translations } from '../../src/core/i18n/messages';
import { readSiteSettings } from '../../src/core/site/site-settings';
import { uncheckedSiteContext } from '../../src/core/site/unchecked-site-context';
import { badgeColor } from './badge-rules';
import content from './content.css';
import { messages as spanish } from './messages/es-419';
import { type SiteBadgeSettings, schema } from './schema';
import { type PreparedBadge, SiteBadge } from './site-badge';
import styles from './site-badge.css';

const prepareBadge = ({ badgeType }: SiteBadgeSettings): PreparedBadge => {
  const { badgeType: ofSite } = readSiteSettings(schema, ['badgeType']);
  const { templateVersion } = uncheckedSiteContext();
  return {
    color: badgeColor({ badgeType: badgeType ?? ofSite, templateVersion }),
    isOfSite: !badgeType && !!ofSite,
  };
};

/**
 * A small link in a corner of the window, such as to the maker of the site.
 *
 * @slot - The link.
 * @csspart badge - The whole badge.
 * @csspart link - The link made from the settings, if the element has no content.
 * @cssstate ready - The block has rendered.
 * @cssstate visible - The badge shows.
 */
defineBlock({
  tag: 'az-site-badge',
  schema,
  view: SiteBadge,
  prepare: prepareBadge,
  messages: translations('elements/site-badge', spanish),
  styles,
  contentStyles: content,
});
