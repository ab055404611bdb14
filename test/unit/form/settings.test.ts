import { expect, it } from 'vitest';
import { fieldsOf } from '../../../src/build/fields';
import { checkObject, type SettingError } from '../../../src/core/settings/check-value';
import { formSchema } from '../../../src/features/form/schema';
import { fieldsFrom } from './fields';

it("the settings of a builder's form are read by their own names without errors", () => {
  const data = {
    collectionId: '629c5e523f30b62f25926ab8',
    useFormsJs: true,
    formId: '629c5e523f30b62f25926ab6',
    formName: 'Contact Form',
    formFields: [
      {
        type: 'name',
        id: 'name-1',
        locked: false,
        title: 'Name',
        description: '',
        required: true,
        name: true,
      },
      { type: 'textarea', id: 'textarea-2', title: 'Your Enquiry', placeholder: 'eg. Hi', textarea: true },
    ],
    formSubmitButtonText: 'Send',
    formSubmissionMessage: { html: 'Thank you!' },
    successRedirect: null,
    disclaimerMessage: null,
    captchaEnabled: true,
  };
  const faults: SettingError[] = [];
  const settings = checkObject(data, {
    fields: fieldsOf(formSchema),
    report: (fault) => faults.push(fault),
  });
  expect(faults).toEqual([]);
  expect(settings).toMatchObject({
    formId: '629c5e523f30b62f25926ab6',
    fields: [
      { id: 'name-1', type: 'name', title: 'Name', required: true },
      { id: 'textarea-2', type: 'textarea', placeholder: 'eg. Hi' },
    ],
    submitButtonText: 'Send',
    postSubmitMessage: { html: 'Thank you!' },
    successRedirect: '',
  });
});

it('a field without an id does not take the id of a later field', () => {
  const fields = fieldsFrom([
    { type: 'email' },
    { id: 'email', type: 'email' },
    { id: 'email', type: 'text' },
  ]);
  expect(fields.map(({ id }) => id)).toEqual(['email-3', 'email', 'email-2']);
});
