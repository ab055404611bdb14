import type { FieldInput } from './controls';
import type { FormField } from './form-field';
import type { FieldError } from './form-state';
import type { FormText } from './messages/es-419';
import type { EmailRule } from './text-formats';
import { type ValidationCode, validateInput } from './validate';

/** Types whose name is a label, for fields without a title. */
const selfExplanatoryTypes = ['email', 'name', 'phone', 'address', 'date', 'time'] as const;

export const fieldLabel = ({ title, placeholder, type }: FormField, text: FormText): string =>
  title || placeholder || text(selfExplanatoryTypes.find((known) => known === type) ?? 'field');

/** The message about a field that is not valid. In the e-mail's message, `{email}` stands for an example address. */
export const validationMessage = (code: ValidationCode, field: FormField, text: FormText): string =>
  text(code, { email: text('exampleEmail'), size: field.maxSize });

/** A line of the error summary that leads to a field. */
export const fieldError = (field: FormField, message: string, text: FormText): FieldError => ({
  message,
  label: fieldLabel(field, text),
  target: { fieldId: field.id },
});

/** Field id -> message, "" for a valid field. */
export const validateInputs = (
  inputs: FieldInput[],
  text: FormText,
  emailRule: EmailRule,
): Map<string, string> =>
  new Map(
    inputs.map((input) => {
      const code = validateInput(input, emailRule);
      return [
        input.field.id,
        code ? validationMessage(code, input.field, text) : (input.browserMessage ?? ''),
      ];
    }),
  );
