import type { FormField } from './form-field';
import type { FormFocusTarget } from './form-state';

export interface FormStep {
  /** Id of the `page-break` field that begins the step; "" for a first step without one. */
  id: string;
  title: string;
  fields: FormField[];
}

/** A `page-break` field begins a step and gives the step its title; the fields before the first one make an untitled step. */
export const stepsOf = (fields: FormField[]): FormStep[] => {
  const steps: FormStep[] = [];
  for (const field of fields) {
    if (field.type === 'page-break') steps.push({ id: field.id, title: field.title, fields: [] });
    else {
      if (!steps.length) steps.push({ id: '', title: '', fields: [] });
      steps.at(-1)?.fields.push(field);
    }
  }
  return steps.length ? steps : [{ id: '', title: '', fields: [] }];
};

/** The steps that the visitor goes through: the first one, and those that have a field whose condition holds, or no field. */
export const visibleSteps = (steps: FormStep[], visible: ReadonlySet<FormField>): FormStep[] =>
  steps.filter(({ fields }, index) => !index || !fields.length || fields.some((field) => visible.has(field)));

/** Id of the step that has a target: a field, or the captcha, which is in the last one. Undefined if no step has the target. */
export const stepIdOfTarget = (
  steps: FormStep[],
  target: FormFocusTarget | undefined,
): string | undefined => {
  if (target === 'captcha') return steps.at(-1)?.id;
  const fieldId = typeof target === 'object' ? target.fieldId : undefined;
  return steps.find(({ fields }) => fields.some(({ id }) => id === fieldId))?.id;
};
