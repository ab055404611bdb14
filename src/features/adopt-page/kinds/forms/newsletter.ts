import { emptyReason } from '../../reasons';
import type { Read } from '../kind';
import { readMovedForm, readRenderedForm } from './form';

export const readNewsletter: Read = (element, page) => {
  if (element.localName === 'form') return readMovedForm(element, page);
  const form = element.querySelector('form');
  return form ? readRenderedForm(form, page) : emptyReason('form');
};
