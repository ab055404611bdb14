import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { unescapeHtml } from '../../build/html';

const fieldSchema = v.object({
  id: v.optional(v.string(), ''),
  type: v.optional(v.string(), 'text'),
  title: v.optional(v.string(), ''),
  required: v.optional(v.boolean(), false),
  maxLength: v.optional(v.number()),
  /** Shown only on a condition, so that it may be missing. */
  visibleWhen: v.optional(v.unknown()),
});

const formSchema = v.object({
  formId: v.string(),
  fields: v.array(fieldSchema),
  captcha: v.optional(v.object({ provider: v.string() })),
});

export type KnownField = v.InferOutput<typeof fieldSchema>;
export type KnownForm = v.InferOutput<typeof formSchema>;

const element = /<(az-form|az-newsletter)((?:[^>"']|"[^"]*"|'[^']*')*)>([\s\S]*?)<\/\1>/g;
const dataAttribute = /\sdata=(?:"([^"]*)"|'([^']*)')/;
const settingsScript = /<script type="application\/json">([\s\S]*?)<\/script>/;

/**
 * The forms of the demo's own pages, read from the pages: what a page's author wrote is what the server checks. Forms
 * that say their fields in another way than JSON in the element are not known.
 */
export async function readKnownForms(demo: string): Promise<KnownForm[]> {
  const files = (await readdir(demo)).filter((file) => file.endsWith('.html'));
  const pages = await Promise.all(files.map((file) => readFile(join(demo, file), 'utf8')));
  return pages.flatMap((html) =>
    [...html.matchAll(element)].flatMap(([, , attributes = '', content = '']) => {
      const settings = { ...read(settingsScript.exec(content)), ...read(dataAttribute.exec(attributes)) };
      const { success, output } = v.safeParse(formSchema, settings);
      return success ? [output] : [];
    }),
  );
}

/** Titles of a form's fields, by their ids. */
export function titlesOf(forms: KnownForm[], formId: string): Record<string, string> {
  const { fields = [] } = forms.find((form) => form.formId === formId) ?? {};
  return Object.fromEntries(fields.map(({ id, title }) => [id, title]));
}

function read(match: RegExpExecArray | null): object {
  const [whole = '', ...found] = match ?? [];
  const text = found.find((group) => group !== undefined) ?? '{}';
  try {
    // In a script, `&amp;` is what it is.
    return JSON.parse(whole.startsWith('<script') ? text : unescapeHtml(text));
  } catch {
    return {};
  }
}
