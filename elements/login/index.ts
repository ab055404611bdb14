import { defineBlock } from '../../src/core/define-block';
import { translations } from '../../src/core/i18n/messages';
import { styles } from '../../src/features/site/sign-in/credentials-fields';
import { Login } from './login';
import layout from './login.css';
import { messages as spanish } from './messages/es-419';
import reserve from './reserve.css';
import { schema } from './schema';

/**
 * A form that signs visitors in, and a button that signs them out.
 *
 * @slot - A link to another way to sign in, for visitors without a script.
 * @fires {CustomEvent<{ account: Record<string, unknown> }>} az-login - The visitor has signed in.
 * @fires {CustomEvent<null>} az-logout - The visitor has signed out, and the site's root is about to load.
 * @csspart form - The form.
 * @csspart failure - The message that explains why the sign-in or sign-out has failed.
 * @csspart field - A field with its label and message.
 * @csspart label - The label of a field.
 * @csspart field-error - The error message of a field.
 * @csspart control - An input.
 * @csspart toggle - The button that shows and hides the password.
 * @csspart remember - The checkbox to stay signed in, with its label.
 * @csspart checkbox - The checkbox to stay signed in.
 * @csspart submit - The button that signs in.
 * @csspart links - The links below the button.
 * @csspart link - A link below the button.
 * @csspart account - The text that says who is signed in, and the button that signs out.
 * @csspart name - The text that says who is signed in.
 * @csspart sign-out - The button that signs out.
 * @cssproperty [--az-color-accent=LinkText] - Colour of the button and of the focus ring.
 * @cssproperty [--az-color-surface=Canvas] - Background colour of the fields.
 * @cssproperty [--az-radius=4px] - Radius of rounded corners.
 * @cssstate ready - The block has rendered.
 * @cssstate signed-in - The visitor is signed in.
 */
defineBlock({
  tag: 'az-login',
  schema,
  view: Login,
  messages: translations('elements/login', spanish),
  styles: styles + layout,
  contentStyles: reserve,
});
