/** The properties of a field that an editor can change, besides its title. */
type FieldProperty =
  | 'currencySymbol'
  | 'description'
  | 'key'
  | 'maxLength'
  | 'options'
  | 'placeholder'
  | 'required'
  | 'showCountryCode'
  | 'underline'
  | 'value';

/** The types of a form's fields in the builder. */
export type FormFieldType =
  | 'text'
  | 'textarea'
  | 'email'
  | 'number'
  | 'website'
  | 'currency'
  | 'password'
  | 'twitter'
  | 'date'
  | 'time'
  | 'name'
  | 'address'
  | 'phone'
  | 'section'
  | 'radio'
  | 'checkbox'
  | 'select'
  | 'likert'
  | 'hidden';

const textProperties: FieldProperty[] = ['description', 'placeholder', 'required'];
const compositeProperties: FieldProperty[] = ['description', 'required'];
const choiceProperties: FieldProperty[] = ['description', 'options', 'required'];

/** Types of a form's fields, each with the properties that an editor can change. `maxLength` of a textarea is optional in the builder. */
export const formFieldProperties: Record<FormFieldType, FieldProperty[]> = {
  text: textProperties,
  textarea: ['description', 'placeholder', 'required', 'maxLength'],
  email: textProperties,
  number: textProperties,
  website: textProperties,
  currency: ['description', 'currencySymbol', 'required'],
  password: compositeProperties,
  twitter: compositeProperties,
  date: compositeProperties,
  time: compositeProperties,
  name: compositeProperties,
  address: compositeProperties,
  phone: ['description', 'showCountryCode', 'required'],
  section: ['description', 'underline'],
  radio: choiceProperties,
  checkbox: choiceProperties,
  select: choiceProperties,
  likert: choiceProperties,
  hidden: ['key', 'value'],
};
