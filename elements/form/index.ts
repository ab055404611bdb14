import { defineBlock } from '../../src/core/define-block';
import { addMethods } from '../../src/core/methods';
import { loadFormText } from '../../src/features/form/form-context';
import { styles } from '../../src/features/form/form-view';
import { AzForm, prepare } from './form';
import reserve from './reserve.css';
import { schema } from './schema';

/**
 * A form that checks and sends what visitors type, and does not lose it.
 *
 * @slot - A `<form>` of the page's own, which the block checks and sends, or content for visitors to whom the form cannot show.
 * @slot captcha - The captcha provider's widget; the block puts the widget there.
 * @slot post-submit - The content of `postSubmitHtml` after a submission; the block puts the content there.
 * @fires {CustomEvent<{ form: Record<string, unknown> }>} az-submit - The input is valid, and the form is about to send it. `form` has the values by field id. Cancelling the event sends nothing.
 * @fires {CustomEvent<null>} az-success - The server has accepted the submission.
 * @fires {CustomEvent<{ status: number, errors: Record<string, string> }>} az-failure - The submission has failed. `status` is the HTTP status, or 0 without a response; `errors` has messages by field id.
 * @method {() => void} open - Opens the dialog. Only with `lightboxMode`.
 * @method {() => void} close - Closes the dialog.
 * @method {() => void} reset - Empties the form, and shows the form again after a submission.
 * @csspart body - The whole form.
 * @csspart title - The heading.
 * @csspart description - The text below the heading, or the help text of a field.
 * @csspart form - The `<form>`.
 * @csspart summary - The message that explains why the form was not sent, with links to the fields.
 * @csspart progress - The list of the steps.
 * @csspart step-title - The heading of a step.
 * @csspart fields - The fields of the form, or of a step.
 * @csspart field - A field with label, controls and messages.
 * @csspart label - The title of a field.
 * @csspart required - The mark of a required field.
 * @csspart error - The error message of a field.
 * @csspart control - An input, textarea or select.
 * @csspart count - The character counter.
 * @csspart group - The group of controls of a field with several controls.
 * @csspart caption - The label of one control in a group.
 * @csspart option - A radio button or checkbox with its label.
 * @csspart star - A star of a rating field.
 * @csspart likert - The questions of a likert field.
 * @csspart question - A question of a likert field.
 * @csspart section - A heading between fields, with its text.
 * @csspart section-title - The heading of a section.
 * @csspart section-description - The text of a section.
 * @csspart captcha - The area of the captcha.
 * @csspart captcha-button - The button that allows or reloads the captcha.
 * @csspart actions - The buttons below the fields.
 * @csspart submit - The button that sends the form, or goes to the next step.
 * @csspart back - The button that goes to the previous step.
 * @csspart disclaimer - The text below the button.
 * @csspart notice - The notice below the button about errors above.
 * @csspart message - The message after a submission.
 * @csspart message-text - The text of the message.
 * @csspart open - The button that opens the dialog.
 * @csspart dialog - The dialog.
 * @csspart box - The content of the dialog.
 * @csspart close - The button that closes the dialog.
 * @cssproperty [--az-gap=24px] - Space between the fields.
 * @cssstate ready - The block has rendered.
 * @cssstate submitting - The form is being sent.
 * @cssstate sent - The form has been sent.
 * @cssstate invalid - The form has not been sent, and shows the errors.
 * @cssstate open - The dialog is open.
 */
defineBlock({
  tag: 'az-form',
  schema,
  contentElements: 'form',
  view: AzForm,
  prepare,
  messages: loadFormText,
  styles,
  contentStyles: reserve,
});
addMethods('az-form', ['open', 'close', 'reset']);
