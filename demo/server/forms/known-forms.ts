import * as v from 'valibot';
import { readSettings } from '../read-settings';

export const fieldSchema = v.object({
  id: v.optional(v.string(), ''),
  type: v.optional(v.string(), 'text'),
  title: v.optional(v.string(), ''),
  required: v.optional(v.boolean(), false),
  maxLength: v.optional(v.number()),
  /** The field's condition. A conditional field may be missing. */
  visibleWhen: v.optional(v.unknown()),
});

const formSchema = v.object({
  formId: v.string(),
  fields: v.array(fieldSchema),
  captcha: v.optional(v.object({ provider: v.string() })),
});

export type KnownField = v.InferOutput<typeof fieldSchema>;
export type KnownForm = v.InferOutput<typeof formSchema>;

/** The forms on the demo's pages. Reads only forms whose settings are JSON in the element. */
export async function readKnownForms(pages: string): Promise<KnownForm[]> {
  const settings = await readSettings(pages, ['az-form', 'az-newsletter']);
  return settings.flatMap((one) => {
    const { success, output } = v.safeParse(formSchema, one);
    return success ? [output] : [];
  });
}

/** Titles of a form's fields, by the fields' ids. */
export function titlesOf(forms: KnownForm[], formId: string): Record<string, string> {
  const { fields = [] } = forms.find((form) => form.formId === formId) ?? {};
  return Object.fromEntries(fields.map(({ id, title }) => [id, title]));
}
