// Imports the whole form, although this block uses only parts of it. Otherwise the parts become a file of their own, which every
// page with a form downloads in addition. Few pages have a link editor.
import '../../src/features/form/form-view';
import '../../src/features/form/prepare';
import { defineBlock } from '../../src/core/define-block';
import { translations } from '../../src/core/i18n/messages';
import formStyles from '../../src/features/form/form.css';
import { loadFormText } from '../../src/features/form/form-context';
import { LinkEditor } from './link-editor';
import styles from './link-editor.css';
import { messages as spanish } from './messages/es-419';
import reserve from './reserve.css';
import { schema } from './schema';

/**
 * A small form with which an editor picks an address: a page, another site, an e-mail, a phone and more.
 *
 * @slot - Links to pages of the site, which the form suggests. They also show without the script.
 * @fires {CustomEvent<{ value: string, kind: string }>} az-change - The user has applied an address. `value` is the whole address with its prefix, "" to remove the link; `kind` is one of `kinds`.
 * @csspart form - The form.
 * @csspart fields - The fields.
 * @csspart field - A field with label, control and message.
 * @csspart label - The title of a field.
 * @csspart error - The error message of a field.
 * @csspart control - The input or the select.
 * @csspart actions - The button and the message beside the button.
 * @csspart submit - The button.
 * @csspart status - The message with the link that the user has applied.
 * @cssproperty [--az-gap=24px] - Space between the fields.
 * @cssstate ready - The block has rendered.
 */
defineBlock({
  tag: 'az-link-editor',
  schema,
  view: LinkEditor,
  prepare: (_settings, host) => loadFormText(host),
  messages: translations('elements/link-editor', spanish),
  styles: formStyles + styles,
  contentStyles: reserve,
});
