import type { FormField } from '../form-field';

export interface Step {
  /** The id of the page break that begins it. */
  id: string;
  title: string;
  fields: FormField[];
}

/** A `page-break` field begins a step and gives its title; what stands before the first is a step without one. */
export const stepsOf = (fields: FormField[]): Step[] => {
  const steps: Step[] = [];
  for (const field of fields) {
    if (field.type === 'page-break') steps.push({ id: field.id, title: field.title, fields: [] });
    else {
      if (!steps.length) steps.push({ id: '', title: '', fields: [] });
      steps.at(-1)?.fields.push(field);
    }
  }
  return steps.length ? steps : [{ id: '', title: '', fields: [] }];
};
