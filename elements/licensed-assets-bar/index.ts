import { defineBlock } from '../../src/core/define-block';
import { translations } from '../../src/core/i18n/messages';
import { isOwner } from '../../src/features/site/account';
import content from './content.css';
import { LicensedAssetsBar } from './licensed-assets-bar';
import styles from './licensed-assets-bar.css';
import { messages as spanish } from './messages/es-419';
import { schema } from './schema';

/**
 * Tells the site's owner, and nobody else, that the page has stock images without a licence.
 *
 * @csspart bar - The whole bar.
 * @csspart text - The number of images.
 * @csspart show - The button that shows the next image.
 * @csspart link - The link to the licences.
 * @cssstate ready - The block has rendered.
 * @cssstate visible - The bar shows.
 */
defineBlock({
  tag: 'az-licensed-assets-bar',
  schema,
  view: LicensedAssetsBar,
  prepare: () => isOwner(),
  messages: translations('elements/licensed-assets-bar', spanish),
  styles,
  contentStyles: content,
});
