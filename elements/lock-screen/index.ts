import { defineBlock } from '../../src/core/define-block';
import { translations } from '../../src/core/i18n/messages';
import { styles } from '../../src/features/site/sign-in/credentials-fields';
import { LockScreen } from './lock-screen';
import layout from './lock-screen.css';
import { messages as spanish } from './messages/es-419';
import reserve from './reserve.css';
import { type LockScreenSettings, schema } from './schema';

/** The heading is the page's `<h1>`, unless the page has one. */
const chooseHeading = (_settings: LockScreenSettings): 'h1' | 'h2' =>
  document.querySelector('h1') ? 'h2' : 'h1';

/**
 * A locked page: its heading, and a form for the password.
 *
 * @slot - Content above the form, such as where visitors get the password.
 * @fires {CustomEvent<null>} az-unlock - The password is right, and the page is about to reload. Cancelling the event prevents the reload.
 * @csspart screen - The whole block.
 * @csspart heading - The heading.
 * @csspart form - The form.
 * @csspart failure - The message that explains why the page stays locked.
 * @csspart field - The field with its label and message.
 * @csspart label - The label of the field.
 * @csspart field-error - The error message of the field.
 * @csspart control - The input.
 * @csspart toggle - The button that shows and hides the password.
 * @csspart submit - The button that sends the password.
 * @cssproperty [--az-color-accent=LinkText] - Colour of the button and of the focus ring.
 * @cssproperty [--az-color-surface=Canvas] - Background colour of the field.
 * @cssproperty [--az-radius=4px] - Radius of rounded corners.
 * @cssstate ready - The block has rendered.
 */
defineBlock({
  tag: 'az-lock-screen',
  schema,
  view: LockScreen,
  prepare: chooseHeading,
  messages: translations('elements/lock-screen', spanish),
  styles: styles + layout,
  contentStyles: reserve,
});
