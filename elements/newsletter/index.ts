import { defineBlock } from '../../src/block/define-block';
import { addMethods } from '../../src/block/methods';
import { spanish, withOwn } from '../../src/form/catalogues';
import { styles } from '../../src/form/form-view';
import { translated } from '../../src/i18n/translated';
import { messages as own } from './messages/es-419';
import { Newsletter, prepare } from './newsletter';
import layout from './newsletter.css';
import reserve from './reserve.css';
import { schema } from './schema';

const messages = translated(
  // What comes into the form's own later is said by a newsletter too.
  Object.assign(Object.create(spanish), own),
  withOwn({ en: () => import('./messages/en'), 'pt-BR': () => import('./messages/pt-BR') }),
);

/**
 * Signs visitors up for a newsletter.
 *
 * @slot - What is shown where the form cannot be, or a `<form>` of the page's own, which is taken over.
 * @slot captcha - The provider's widget; the form puts it there.
 * @slot post-submit - What `postSubmitHtml` holds, after a submission; the form puts it there.
 * @fires {CustomEvent<{ form: Record<string, unknown> }>} az-submit - What was typed is right, and is about to be sent: field id to value. Cancelable; then nothing is sent.
 * @fires {CustomEvent<null>} az-success - It has been sent.
 * @fires {CustomEvent<{ formId: string }>} az-newsletter-signup - The visitor has signed up.
 * @fires {CustomEvent<{ status: number, errors: Record<string, string> }>} az-failure - It could not be sent: the status of the answer, 0 without one, and messages by field id.
 * @method {() => void} reset - Empties the form, and shows it again after a submission.
 * @csspart body - All of it.
 * @csspart title - Its heading.
 * @csspart description - What is said of it.
 * @csspart form - The `<form>`.
 * @csspart summary - Why it was not sent, with links to the fields.
 * @csspart progress - The list of the steps.
 * @csspart step-title - The heading of a step.
 * @csspart fields - The fields of the form, or of a step.
 * @csspart field - A field with all that belongs to it.
 * @csspart label - The title of a field.
 * @csspart required - The mark of a field that has to be filled in.
 * @csspart error - What is wrong with a field.
 * @csspart control - What is typed into.
 * @csspart count - How many characters of how many.
 * @csspart group - The controls of a field that has several.
 * @csspart caption - The title of one of them.
 * @csspart option - A radio button or checkbox with its label.
 * @csspart star - One of the stars of a rating.
 * @csspart likert - The questions of a likert.
 * @csspart question - One of them.
 * @csspart section - A heading between fields, with its text.
 * @csspart section-title - The heading.
 * @csspart section-description - The text.
 * @csspart captcha - What holds the captcha.
 * @csspart captcha-button - Asks for it again, or allows it.
 * @csspart actions - The buttons below the fields.
 * @csspart submit - The button.
 * @csspart back - The button that goes a step back.
 * @csspart disclaimer - What stands below it.
 * @csspart notice - Says below the button that something above is wrong.
 * @csspart message - What is said after signing up.
 * @csspart message-text - Its text.
 * @csspart open - The button that opens the dialog.
 * @csspart dialog - The dialog.
 * @csspart close - The button that closes it.
 * @cssstate ready - It has been rendered.
 * @cssstate submitting - It is being sent.
 * @cssstate sent - It has been sent.
 * @cssstate invalid - It was not sent, and says why.
 */
defineBlock({
  tag: 'az-newsletter',
  schema,
  view: Newsletter,
  prepare,
  messages,
  styles: styles + layout,
  contentStyles: reserve,
});
addMethods('az-newsletter', ['reset']);
