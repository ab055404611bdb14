import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fieldsOf } from '../../../src/build/fields';
import { checkObject } from '../../../src/core/settings/check-value';
import { visibleFields } from '../../../src/features/form/conditions';
import { fieldTypes } from '../../../src/features/form/field-types';
import { type FieldSettings, type FormSettings, formFields } from '../../../src/features/form/form-field';
import { formSchema } from '../../../src/features/form/schema';
import { stepsOf } from '../../../src/features/form/steps';
import { submittedValue } from '../../../src/features/form/submitted-value';
import { validateValues } from '../../../src/features/form/validate';

/** Each run of the tests generates others. */
const runs = 1_000;
const timeoutMs = 120_000;
const known = fieldsOf(formSchema);

/** What the browser makes of settings that a page gives. */
const read = (data: Record<string, unknown>): FormSettings =>
  checkObject(data, { fields: known }) as unknown as FormSettings;

const word = fc.oneof(
  fc.string(),
  fc.constantFrom('', 'a', 'b', '__proto__', 'constructor', 'toString', '<b>', '{email}'),
);
const type = fc.oneof(word, fc.constantFrom(...fieldTypes));
const choices = fc.oneof(
  fc.array(fc.oneof(word, fc.record({ value: word, label: word }, { requiredKeys: [] }), fc.jsonValue())),
  fc.jsonValue(),
);
const flag = fc.oneof(fc.boolean(), fc.constantFrom('true', 'false', ''), fc.jsonValue());
const count = fc.oneof(fc.integer(), fc.double(), fc.constantFrom('12', 'many', ''), fc.jsonValue());

const field = fc.record(
  {
    id: fc.oneof(word, fc.integer()),
    type,
    title: word,
    required: flag,
    options: choices,
    questions: choices,
    maxLength: count,
    stars: count,
    key: word,
    value: word,
    showCountryCode: flag,
    visibleWhen: fc.oneof(
      fc.record({ field: word, value: fc.oneof(word, fc.array(word)), not: flag }, { requiredKeys: [] }),
      fc.jsonValue(),
    ),
  },
  { requiredKeys: [] },
);

const settings = fc.record(
  {
    formId: fc.oneof(word, fc.jsonValue()),
    fields: fc.oneof(fc.array(fc.oneof(field, fc.jsonValue()), { maxLength: 8 }), fc.jsonValue()),
    postSubmitMessage: fc.oneof(word, fc.record({ html: word }), fc.jsonValue()),
    captcha: fc.oneof(fc.record({ provider: word, siteKey: word }), fc.jsonValue()),
    minimumTime: count,
    draft: flag,
  },
  { requiredKeys: [] },
);

it(
  `${runs} generated settings make forms whose values are JSON and whose ids are their own`,
  () => {
    fc.assert(
      fc.property(settings, fc.array(word, { maxLength: 6 }), (data, controlValues) => {
        const fields = formFields(read(data).fields as FieldSettings[]);
        expect(new Set(fields.map(({ id }) => id)).size).toBe(fields.length);
        expect(fields.every(({ id }) => id !== '')).toBe(true);

        const inSteps = stepsOf(fields).flatMap((step) => step.fields);
        expect(inSteps).toEqual(fields.filter((one) => one.type !== 'page-break'));

        const visible = visibleFields(fields, () => controlValues);
        const values = [...visible].flatMap((one) => {
          validateValues(one, controlValues);
          const value = submittedValue(one, controlValues);
          return value === undefined ? [] : [[one.id, value] as const];
        });
        const form = Object.fromEntries(values);
        expect(Object.keys(form)).toHaveLength(values.length);
        expect(JSON.parse(JSON.stringify(form))).toEqual(form);
      }),
      { numRuns: runs },
    );
  },
  timeoutMs,
);
