import { useLayoutEffect, useMemo } from 'react';
import type { InferOutput } from 'valibot';
import { emit } from '../../src/block/emit';
import type { BlockHost } from '../../src/block/host';
import type { BlockProps } from '../../src/block/root';
import { checkObject } from '../../src/check/check';
import type { Fields } from '../../src/check/field';
import type { FieldSettings } from '../../src/form/form-field';
import { FormView } from '../../src/form/form-view';
import type { FormMessages } from '../../src/form/messages/es-419';
import { type Prepared, prepareForm } from '../../src/form/prepare';
import { schema } from './schema';

type Settings = InferOutput<typeof schema>;

/** What a page's author would have written, complete. */
const field = (id: string, required: boolean): FieldSettings => {
  const { fields = {} } = (schema as unknown as Fields).fields?.item ?? {};
  return checkObject(fields, { id, type: id, required }, '', () => {}) as FieldSettings;
};

/** An e-mail, and a name where it is asked for (contract 5). */
const withFields = (settings: Settings): Settings => {
  const { fields, showName } = settings;
  if (fields.length) return settings;
  return { ...settings, fields: [...(showName ? [field('name', false)] : []), field('email', true)] };
};

export const prepare = (settings: Settings, host: BlockHost): Promise<Prepared> =>
  prepareForm(host.querySelector('form') ? settings : withFields(settings), host);

export const Newsletter = ({ settings, ...rest }: BlockProps<Settings, FormMessages, Prepared>) => {
  // A form of the page's own says itself what it asks for.
  const own = rest.prepared.ownItems;
  const complete = useMemo(() => (own ? settings : withFields(settings)), [settings, own]);
  const { host } = rest;
  const { formId } = settings;
  useLayoutEffect(() => {
    // After everybody has heard of the success.
    const signUp = (): void =>
      queueMicrotask(() => emit(host, 'az-newsletter-signup', { detail: { formId } }));
    host.addEventListener('az-success', signUp);
    return () => host.removeEventListener('az-success', signUp);
  }, [host, formId]);
  return (
    <div className={`newsletter ${settings.layout}`}>
      <FormView {...rest} settings={complete} isNewsletter />
    </div>
  );
};
