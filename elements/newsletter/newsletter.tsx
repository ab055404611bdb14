import { useMemo } from 'react';
import type { BlockHost, BlockProps } from '../../src/core/block-host';
import { emit } from '../../src/core/emit';
import { checkObject } from '../../src/core/settings/check-value';
import { compiledFields } from '../../src/core/settings/field';
import type { PreparedForm } from '../../src/features/form/contracts';
import type { FieldSettings } from '../../src/features/form/form-field';
import { FormView } from '../../src/features/form/form-view';
import type { FormMessages } from '../../src/features/form/messages/es-419';
import { prepareForm } from '../../src/features/form/prepare';
import { type NewsletterSettings, schema } from './schema';

/** A field with the defaults of the schema. */
const defaultField = (id: string, required: boolean): FieldSettings => {
  const { fields = {} } = compiledFields(schema).fields?.item ?? {};
  return checkObject({ id, type: id, required }, { fields }) as FieldSettings;
};

/** Without fields, a newsletter asks for an e-mail, and with `showName` for a name. */
const withDefaultFields = (settings: NewsletterSettings): NewsletterSettings => {
  const { fields, showName } = settings;
  if (fields.length) return settings;
  const name = showName ? [defaultField('name', false)] : [];
  return { ...settings, fields: [...name, defaultField('email', true)] };
};

/** Loads the form. A form in the page's own content, which React does not render, wins over default fields. */
export const prepare = (settings: NewsletterSettings, host: BlockHost): Promise<PreparedForm> =>
  prepareForm(host.querySelector('form') ? settings : withDefaultFields(settings), host);

/** The view of `az-newsletter`: a form with few words. */
export const Newsletter = (props: BlockProps<NewsletterSettings, FormMessages, PreparedForm>) => {
  const { settings, host, prepared } = props;
  // A form of the page's own has its own fields.
  const hasPageForm = !!prepared.pageForm;
  const complete = useMemo(
    () => (hasPageForm ? settings : withDefaultFields(settings)),
    [settings, hasPageForm],
  );
  const onSuccess = (): void => {
    emit(host, 'az-newsletter-signup', { detail: { formId: settings.formId } });
  };
  return (
    <div className={`newsletter ${settings.layout}`}>
      <FormView {...props} settings={complete} isNewsletter onSuccess={onSuccess} />
    </div>
  );
};
