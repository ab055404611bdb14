import { defineBlock } from '../../src/core/define-block';
import { addMethods } from '../../src/core/methods';
import { loadFormText } from '../../src/features/form/form-context';
import { styles } from '../../src/features/form/form-view';
import { Newsletter, prepare } from './newsletter';
import layout from './newsletter.css';
import reserve from './reserve.css';
import { schema } from './schema';

/**
 * Signs visitors up for a newsletter.
 *
 * @slot - Fallback where the form cannot show, or a `<form>` of the page's own, which the block checks and sends.
 * @slot captcha - The captcha provider's widget; the block puts the widget there.
 * @slot post-submit - The content of `postSubmitHtml` after a submission; the block puts the content there.
 * @fires {CustomEvent<{ form: Record<string, unknown> }>} az-submit - The input is valid and about to be sent: field id to value. Cancelable; then nothing is sent.
 * @fires {CustomEvent<null>} az-success - The server has accepted the submission.
 * @fires {CustomEvent<{ formId: string }>} az-newsletter-signup - The visitor has signed up.
 * @fires {CustomEvent<{ status: number, errors: Record<string, string> }>} az-failure - The submission failed: HTTP status, 0 without an answer, and messages by field id.
 * @method {() => void} reset - Empties the form, and shows the form again after a submission.
 * @csspart body - The whole form.
 * @csspart title - The heading.
 * @csspart description - Text below the heading, or help of a field.
 * @csspart form - The `<form>`.
 * @csspart summary - Why the form was not sent, with links to the fields.
 * @csspart progress - The list of the steps.
 * @csspart step-title - The heading of a step.
 * @csspart fields - The fields of the form, or of a step.
 * @csspart field - A field with label, controls and messages.
 * @csspart label - The title of a field.
 * @csspart required - The mark of a required field.
 * @csspart error - The error message of a field.
 * @csspart control - An input, textarea or select.
 * @csspart count - The character counter.
 * @csspart group - The group of a field with several controls.
 * @csspart caption - The label of one control in a group.
 * @csspart option - A radio button or checkbox with its label.
 * @csspart star - A star of a rating.
 * @csspart likert - The questions of a likert.
 * @csspart question - A question of a likert.
 * @csspart section - A heading between fields, with its text.
 * @csspart section-title - The heading of a section.
 * @csspart section-description - The text of a section.
 * @csspart captcha - The area of the captcha.
 * @csspart captcha-button - The button that allows or reloads the captcha.
 * @csspart actions - The buttons below the fields.
 * @csspart submit - The button.
 * @csspart back - The button that goes a step back.
 * @csspart disclaimer - Text below the button.
 * @csspart notice - The notice below the button about errors above.
 * @csspart message - The message after signing up.
 * @csspart message-text - The text of the message.
 * @cssproperty [--az-gap=24px] - Space between the fields.
 * @cssstate ready - The block has been rendered.
 * @cssstate submitting - A submission is under way.
 * @cssstate sent - The form has been sent.
 * @cssstate invalid - The form was not sent and says why.
 */
defineBlock({
  tag: 'az-newsletter',
  schema,
  contentElements: 'form',
  view: Newsletter,
  prepare,
  messages: loadFormText,
  styles: styles + layout,
  contentStyles: reserve,
});
addMethods('az-newsletter', ['reset']);
