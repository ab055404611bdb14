import type { FieldInput } from './controls';
import type { FormProps } from './form-context';
import type { FormField } from './form-field';
import type { FieldError, FormState } from './form-state';
import type { FormText } from './messages/es-419';
import { isTooLong, type ValidationCode, validateInput } from './validate';

/** Types whose name can serve as the label of a field without a title. */
const selfExplanatoryTypes = ['email', 'name', 'phone', 'address', 'date', 'time'] as const;

export const fieldLabel = ({ title, placeholder, type }: FormField, text: FormText): string =>
  title || placeholder || text(selfExplanatoryTypes.find((known) => known === type) ?? 'field');

/** Puts an example address in the place of `{email}`, in a message from the settings or from a server. */
export const fillExampleEmail = (message: string, text: FormText): string =>
  message.replaceAll('{email}', text('exampleEmail'));

/** The message about a field that is not valid. In the e-mail's message, `{email}` stands for an example address. */
const validationMessage = (code: ValidationCode, field: FormField, text: FormText): string =>
  text(code, { email: text('exampleEmail'), size: field.maxSize, accept: field.accept });

/**
 * Field id -> message: the errors of the state, which appear on submit or when a file is chosen, and those of texts that are too
 * long, which appear while the visitor types.
 */
export const currentErrors = (
  { errors, serverErrors }: FormState,
  inputs: Pick<FieldInput, 'field' | 'values'>[],
  text: FormText,
): Map<string, string> => {
  const tooLong = inputs.filter(({ field, values }) => isTooLong(field, values));
  return new Map([
    ...errors,
    ...serverErrors,
    ...tooLong.map(({ field }) => [field.id, validationMessage('tooLong', field, text)] as const),
  ]);
};

/** A line of the error summary that leads to a field. */
export const createFieldError = (field: FormField, message: string, text: FormText): FieldError => ({
  message,
  label: fieldLabel(field, text),
  target: { fieldId: field.id },
});

/** Whether the form checks what a visitor enters. */
export const isChecked = ({ settings, prepared: { pageForm } }: FormProps): boolean =>
  settings.validate ?? !pageForm?.isUnchecked;

/** The message about what a visitor has entered into a field; "" for a valid field, and in a form that checks nothing. */
export const inputErrorMessage = (input: FieldInput, props: FormProps): string => {
  if (!isChecked(props)) return '';
  const { settings, host, text, prepared } = props;
  const { pageForm, builderChecks } = prepared;
  const { field, values, browserMessage } = input;
  // The API's server checks by the builder's rules, so its forms do, too. Another server would accept the values.
  const hasBuilderRules = !settings.endpoint && (!pageForm || !!settings.formId);
  const code = validateInput(input, settings.emailRule ?? (hasBuilderRules ? 'spec' : 'wide'));
  if (code) return validationMessage(code, field, text);
  const typed = values[0]?.trim();
  if (browserMessage || !typed || !hasBuilderRules) return browserMessage ?? '';
  return builderChecks.get(field.type)?.(typed, host) ?? '';
};
