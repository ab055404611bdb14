import { readRenderedForm } from './form';
import type { Kind } from './kind';

export const newsletter: Kind = {
  kind: 'newsletter',
  selector: '.sqs-block-newsletter',
  block: 'newsletter',
  read(element, page) {
    const form = element.querySelector('form');
    return form ? readRenderedForm(form, page) : { why: 'There is no form in it.' };
  },
};
