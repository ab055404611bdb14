import type { KnownField } from './known-forms';

const emailLength = { min: 3, max: 256 };
/** The hosted site builder's rule: local part, @, domain with dots, top-level domain of 2 to 4 letters and digits. */
const email = /^[^\s@]+@([^\s@.]+\.)+[a-z\d]{2,4}$/i;

const texts = {
  required: 'Este campo es obligatorio.',
  email:
    'El correo electrónico no es válido. Las direcciones de correo electrónico deben seguir el formato nombre@ejemplo.com.',
  maxLength: 'Excediste el límite de caracteres.',
};

/** Field types without visitor input. */
const typesWithoutInput = ['section', 'hidden'];

/** Error messages for the values of a form, by the ids of its fields. */
export function validate(fields: KnownField[], form: Record<string, unknown>): Record<string, string> {
  const errors = fields.flatMap((field) => {
    const error = errorOf(field, form[field.id]);
    return error ? [[field.id, texts[error]]] : [];
  });
  return Object.fromEntries(errors);
}

function errorOf(field: KnownField, value: unknown): keyof typeof texts | undefined {
  if (typesWithoutInput.includes(field.type) || !field.id) return undefined;
  if (isEmpty(value) || isDeclined(field, value))
    return field.required && field.visibleWhen === undefined ? 'required' : undefined;
  if (typeof value !== 'string') return undefined;
  if (field.type === 'email' && !isEmail(value)) return 'email';
  if (field.maxLength && value.length > field.maxLength) return 'maxLength';
  return undefined;
}

function isEmail(text: string): boolean {
  return text.length >= emailLength.min && text.length <= emailLength.max && email.test(text);
}

/** Whether the visitor has not checked a consent field. */
function isDeclined({ type }: KnownField, value: unknown): boolean {
  return type === 'consent' && value === 'false';
}

/** Whether a value is missing, blank, or a list or object of such values. */
function isEmpty(value: unknown): boolean {
  if (typeof value === 'object' && value !== null) return Object.values(value).every(isEmpty);
  return (
    value === undefined ||
    value === null ||
    value === false ||
    (typeof value === 'string' && value.trim() === '')
  );
}
