import { fieldTypes } from '../../../src/features/form/field-types';
import { payloads } from '../contract/payloads';
import { defaultFlavour } from '../support/flavour';
import { resetSite } from '../support/site';
import { beforeEach, describe, expect, it } from '../support/suite';
import { formOf, isSent, lastSubmission, openForm } from './support';

/** Without page breaks: the test sees all fields at once. */
const types = fieldTypes.filter((type) => type !== 'page-break');

/** Names of inherited properties, scripts, values that are not texts, and texts that are too long. */
const texts: unknown[] = [
  ...payloads,
  ...[
    '__proto__',
    'constructor',
    'toString',
    'hasOwnProperty',
    'valueOf',
    'then',
    'length',
    'name',
    'action',
    'submit',
  ],
  ...[
    '',
    ' ',
    '\u0000',
    '\ud800',
    '\u202e',
    '"',
    "'",
    '\\',
    '#',
    '.',
    '[',
    ']',
    '%',
    '%00',
    '{email}',
    '{{x}}',
    '🧱'.repeat(50),
  ],
  ...[0, -1, 1e308, true, null, [], {}, ['a'], { a: 1 }],
  'x'.repeat(10_000),
];

/** 200 definitions: each hostile text in each place of some type. */
const definitions = Array.from({ length: 200 }, (_, nth) => {
  const text = texts[nth % texts.length];
  const other = texts[(nth * 7 + 3) % texts.length];
  return {
    id: nth % 3 ? text : undefined,
    type: nth % 11 === 0 ? text : types[nth % types.length],
    title: nth % 2 ? text : other,
    description: other,
    placeholder: text,
    options: nth % 5 === 0 ? text : [text, other, { value: text, label: other }, { value: other }, null],
    questions: other,
    key: text,
    value: nth % 4 === 0 ? text : undefined,
    currencySymbol: text,
    country: text,
    accept: text,
    autocomplete: other,
    maxLength: nth % 6 === 0 ? text : 5 * (nth % 3),
    stars: nth % 8 === 0 ? text : 3,
    maxSize: other,
    visibleWhen: nth % 9 === 0 ? { field: text, value: other, not: true } : nth % 13 === 0 ? text : undefined,
  };
});

defaultFlavour(({ name, script }) => {
  describe(`200 hostile fields (${name})`, () => {
    beforeEach(resetSite);

    it('render, run no script, take hostile values, and submit them', async () => {
      const ran: unknown[] = [];
      const note = ({ data }: MessageEvent) => {
        if (data === 'pwned') ran.push(data);
      };
      window.addEventListener('message', note);
      try {
        const page = await openForm({
          script,
          html: formOf({ formId: 'hostile', fields: definitions }),
        });
        const fields = page.$$('[data-field]');
        expect(fields.length).to.equal(definitions.filter(({ type }) => type !== 'hidden').length);
        const ids = page.$('az-form').shadowRoot?.querySelectorAll('[id]') ?? [];
        expect(new Set([...ids].map(({ id }) => id)).size).to.equal(ids.length);
        let typed = 0;
        for (const control of page.$$<HTMLInputElement>('[part="control"]')) {
          if (!['text', 'textarea', 'password', 'url'].includes(control.type)) continue;
          control.value = `${texts[typed++ % payloads.length]}`;
          control.dispatchEvent(new InputEvent('input', { bubbles: true }));
        }
        expect(typed).to.be.greaterThan(100);
        page.click(page.byRole('button', { name: 'Enviar' }));
        // Empties the fields with invalid values: e-mails, addresses, and texts that are too long. None is required.
        await page.waitFor(() => page.$('.summary'));
        for (const control of page.$$<HTMLInputElement>('[aria-invalid="true"]')) {
          control.value = '';
          control.dispatchEvent(new InputEvent('input', { bubbles: true }));
        }
        page.click(page.byRole('button', { name: 'Enviar' }));
        await page.waitFor(() => isSent(page), {
          hint: () =>
            page
              .$$('.summary')
              .map(({ textContent }) => `\nThe form says: ${textContent}`)
              .join(''),
        });
        const { form } = await lastSubmission();
        expect(Object.keys(form).length).to.be.greaterThan(150);
        expect(ran).to.deep.equal([]);
        expect(page.errors).to.deep.equal([]);
      } finally {
        window.removeEventListener('message', note);
      }
    });
  });
});
