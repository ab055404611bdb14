import type { BlockHost } from '../../../../src/block/host';
import type { AdditionalField, CartEntry } from '../../../../src/cart';
import { type FormElement, Questions } from '../../../../src/questions/questions';
import { again } from '../../../../src/util/again';

const makeForm = async (): Promise<FormElement> => {
  await again(() => import('../../../form/index'));
  return document.createElement('az-form') as FormElement;
};

/**
 * Asks again what the product's form asks, beginning with `before`.
 * @returns what is filled in then; nothing where the visitor would rather leave it as it is
 */
export const edit = async (
  host: BlockHost,
  { title, item }: CartEntry,
  before: AdditionalField[],
): Promise<AdditionalField[] | undefined> => {
  const { additionalFieldsForm: form, additionalFieldsFormId } = item?.structuredContent ?? {};
  const questions = new Questions();
  const formId = `${additionalFieldsFormId ?? ''}`;
  const answers = await questions.open({ host, title, form, formId, makeForm, before });
  questions.dialog.remove();
  return answers?.additionalFields;
};
