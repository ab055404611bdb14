import { hasOwnHandler } from '../../../../core/builder-scripts';
import { singleLineText } from '../../../../core/util/single-line-text';
import { parseData, pick, stringOf } from '../../parse-data';
import { emptyReason } from '../../reasons';
import type { Adoption, Read, Refusal, SavedPage } from '../kind';
import { formAddress, isSentElsewhere } from './form-address';

/** Saved settings for which the form block has the same names. */
const settings = [
  'formName',
  'formFields',
  'formSubmitButtonText',
  'formSubmissionMessage',
  'successRedirect',
  'useLightbox',
  'lightboxHandleText',
  'collectionId',
];

const actionOf = (form: Element): string => form.getAttribute('action') ?? '';

const adoptForm = (form: Element, page: SavedPage): Adoption => {
  const formId = form.getAttribute('data-form-id') ?? form.id;
  const { attributes, needs } = formAddress({ action: actionOf(form), formId }, page);
  return { target: form, attributes, needs, content: () => [form] };
};

/** A form that the server has rendered. */
export const readRenderedForm = (form: Element, page: SavedPage): Adoption | undefined =>
  isSentElsewhere(actionOf(form)) ? undefined : adoptForm(form, page);

/** A form that opens in a dialog: the button, and the form in a hidden element. */
const readDialogForm = (form: Element, handle: Element, page: SavedPage): Adoption | Refusal => {
  const button = handle.querySelector('button, a') ?? handle;
  if (hasOwnHandler(button)) return { why: "The page's own script opens it.", key: 'ownScript' };
  const wrapper = form.closest('.form-wrapper');
  const rendered = adoptForm(form, page);
  return {
    ...rendered,
    target: handle,
    attributes: {
      ...rendered.attributes,
      'lightbox-mode': 'true',
      'open-button-text': singleLineText(button),
    },
    content: () => [wrapper ?? form],
  };
};

/** A form that is only JSON, from which the builder's script renders the fields. */
const readFormData = (script: Element, page: SavedPage): Adoption | Refusal => {
  const json = parseData(script.textContent);
  const data = pick(json, settings);
  if (!Array.isArray(data.formFields))
    return { why: 'The list of its fields cannot be read.', key: 'unreadableFields' };
  const { attributes, needs } = formAddress({ action: '', formId: stringOf(json?.formId) }, page);
  return { target: script, data, attributes, needs };
};

/** The builder's blocks that have a form. */
const formBlockSelector = '.sqs-block-form, .sqs-block.form-block, .sqs-block-newsletter';

/** A form that its owner has moved out of its block. Forms of the builder have an id of 24 hexadecimal digits. */
export const readMovedForm = (form: Element, page: SavedPage): Adoption | undefined =>
  /^[\da-f]{24}$/.test(form.getAttribute('data-form-id') ?? '') && !form.closest(formBlockSelector)
    ? readRenderedForm(form, page)
    : undefined;

export const readForm: Read = (element, page) => {
  if (element.localName === 'form') return readMovedForm(element, page);
  const rendered = element.querySelector('form');
  const handle = element.querySelector('.lightbox-handle-wrapper');
  if (rendered && handle) return readDialogForm(rendered, handle, page);
  if (rendered) return readRenderedForm(rendered, page);
  const script = element.querySelector('script.sqs-form-block-context');
  return script ? readFormData(script, page) : emptyReason('form');
};
