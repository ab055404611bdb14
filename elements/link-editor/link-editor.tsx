import type { BlockProps } from '../../src/core/block-host';
import { localeOf } from '../../src/core/i18n/locale';
import type { LinkKind } from '../../src/features/editor/addresses/link-kinds';
import { addressLocales, validators } from '../../src/features/editor/addresses/validators';
import { FormContext, type FormContextValue } from '../../src/features/form/form-context';
import type { FormText } from '../../src/features/form/messages/es-419';
import { plainField } from '../../src/features/form/plain-field';
import { AddressField, KindField } from './link-fields';
import type { messages } from './messages/es-419';
import type { LinkEditorSettings } from './schema';
import { suggestionsFor } from './suggestions';
import { addressName, useLinkForm } from './use-link-form';

/** Examples, the same in each language. */
const placeholders: Record<LinkKind, string> = {
  internal: '/taller',
  file: '/s/taller.pdf',
  url: 'https://example.com',
  mailto: 'ana@example.com',
  tel: '+52 55 5555 0100',
  sms: '+52 55 5555 0100',
  anchor: '#taller',
  ftp: 'ftp://example.com/taller.pdf',
  javascript: 'javascript:',
  blogUrlPattern: '%y/%m/%t',
};

/** The form with which an editor picks an address. `prepared` has the texts that each form has. */
export const LinkEditor = ({
  settings,
  host,
  text,
  prepared: formText,
}: BlockProps<LinkEditorSettings, typeof messages, FormText>) => {
  const form = useLinkForm(settings, host);
  const { kinds, kind, outcome, resetCount } = form;

  const kindField = plainField({ id: 'kind', title: text('kind') });
  const addressField = plainField({
    id: addressName,
    title: settings.label || text('address'),
    placeholder: placeholders[kind],
    autocomplete: 'off',
  });
  const error =
    outcome.status === 'refused' &&
    validators[outcome.kind](outcome.address, { locale: localeOf(host, addressLocales) });
  const context: FormContextValue = {
    host,
    text: formText,
    fields: [kindField, addressField],
    visible: new Set([kindField, addressField]),
    fieldViews: new Map(),
    errors: new Map(typeof error === 'string' ? [[addressName, error]] : []),
    valuesOf: () => [],
    initialValuesOf: () => [form.initialAddress],
    onFieldInput({ field, controls: [control] = [] }) {
      if (field === addressField && control) form.onTyping(control.value);
    },
  };
  const suggestions = suggestionsFor(kind, { host, suggestions: settings.suggestions, kinds });
  return (
    <FormContext.Provider value={context}>
      <form ref={form.formRef} part="form" className="link-form" noValidate onSubmit={form.onSubmit}>
        <div className="fields" part="fields" key={resetCount}>
          {kinds.length > 1 && (
            <KindField
              field={kindField}
              index={0}
              headingLevel={3}
              kinds={kinds}
              kind={kind}
              nameOfKind={text}
              onChoose={form.chooseKind}
            />
          )}
          <AddressField
            field={addressField}
            index={1}
            headingLevel={3}
            kind={kind}
            suggestions={suggestions}
          />
        </div>
        <div className="actions" part="actions">
          <button type="submit" className="submit" part="submit">
            {text('apply')}
          </button>
          <p role="status" part="status" className="status">
            {outcome.status === 'applied' &&
              (outcome.address ? text('applied', { address: outcome.address }) : text('removed'))}
          </p>
        </div>
      </form>
    </FormContext.Provider>
  );
};
