import type { BlockHost } from '../../../src/block/host';
import { type Answers, type FormElement, Questions } from '../../../src/questions/questions';
import { again } from '../../../src/util/again';
import { kindOf, kinds, type Settings } from '../offers';

const known = new WeakMap<BlockHost, Questions>();

const makeForm = async (): Promise<FormElement> => {
  await again(() => import('../../form/index'));
  return document.createElement('az-form') as FormElement;
};

/**
 * Asks for what a shop wants to know of a product before it goes into the cart. Nothing is sold without it: where the
 * form cannot be had, the visitor is told so and can try again. What was typed stays when the dialog is closed.
 * @returns what was filled in; nothing where the visitor has closed the dialog
 */
export const ask = async (
  host: BlockHost,
  { title, structuredContent }: Settings,
): Promise<Answers | undefined> => {
  // A gift card's own page asks what it needs.
  if (!structuredContent || kindOf(structuredContent) === kinds.GIFT_CARD) return {};
  const { additionalFieldsForm: form, additionalFieldsFormId: formId } = structuredContent;
  let questions = known.get(host);
  // One that has led to a line is gone, with what was typed.
  if (!questions?.dialog.isConnected) questions = new Questions();
  known.set(host, questions);
  return questions.open({ host, title, form, formId, makeForm });
};
