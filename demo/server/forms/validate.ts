import type { KnownField } from './known-forms';

const emailLength = { min: 3, max: 256 };
/** Storefront 5: local part, @, a dotted domain, a top-level part of 2 to 4 letters and digits. */
const email = /^[^\s@]+@([^\s@.]+\.)+[a-z\d]{2,4}$/i;

const texts = {
  required: 'Este campo es obligatorio.',
  email:
    'El correo electrónico no es válido. Las direcciones de correo electrónico deben seguir el formato nombre@ejemplo.com.',
  maxLength: 'Excediste el límite de caracteres.',
};

/** Types that a visitor does not fill in. */
const silentTypes = ['section', 'hidden'];

/** What is wrong with a form's values, by the ids of its fields. */
export function validate(fields: KnownField[], form: Record<string, unknown>): Record<string, string> {
  const faults = fields.flatMap((field) => {
    const fault = faultOf(field, form[field.id]);
    return fault ? [[field.id, texts[fault]]] : [];
  });
  return Object.fromEntries(faults);
}

function faultOf(field: KnownField, value: unknown): keyof typeof texts | undefined {
  if (silentTypes.includes(field.type) || !field.id) return undefined;
  if (isEmpty(value) || isRefusal(field, value))
    return field.required && field.visibleWhen === undefined ? 'required' : undefined;
  if (typeof value !== 'string') return undefined;
  if (field.type === 'email' && !isEmail(value)) return 'email';
  if (field.maxLength && value.length > field.maxLength) return 'maxLength';
  return undefined;
}

function isEmail(text: string): boolean {
  return text.length >= emailLength.min && text.length <= emailLength.max && email.test(text);
}

/** A consent that is not given. */
function isRefusal({ type }: KnownField, value: unknown): boolean {
  return type === 'consent' && value === 'false';
}

/** Nothing, blanks, a list or map of nothing. */
function isEmpty(value: unknown): boolean {
  if (typeof value === 'object' && value !== null) return Object.values(value).every(isEmpty);
  return (
    value === undefined ||
    value === null ||
    value === false ||
    (typeof value === 'string' && value.trim() === '')
  );
}
