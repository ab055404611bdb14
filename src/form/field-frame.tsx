import type { ComponentType, ReactNode } from 'react';
import type { Text } from '../i18n/translated';
import type { FormField } from './form-field';
import type { FormMessages } from './messages/es-419';
import type { Prepared } from './prepare';

export type Say = Text<FormMessages>;

export interface FieldProps {
  field: FormField;
  /** Its place among the fields, which makes ids within the shadow root. */
  index: number;
  text: Say;
  /** Of a heading among the fields, in the page's outline. */
  level: number;
  /** Shows HTML; nothing where every text is plain. */
  Html: Prepared['Html'];
}

/** Type of a field -> what shows it. */
export type Views = (readonly [type: string, view: ComponentType<FieldProps>])[];

/** Types whose name says what is asked for, where the field has no title. */
const telling = ['email', 'name', 'phone', 'address', 'date', 'time'] as const;

export const labelOf = ({ title, placeholder, type }: FormField, text: Say): string =>
  title || placeholder || text(telling.find((one) => one === type) ?? 'field');

export const controlId = (index: number): string => `control-${index}`;

/** What describes a field's controls; its error is added when it has one. */
export const describedBy = ({ description }: FormField, index: number): string | undefined =>
  description ? `description-${index}` : undefined;

/** Title, mark of what is required, and description, around a field's controls. The error stands above (storefront 5). */
export const Place = ({ index, children }: FieldProps & { children: ReactNode }) => (
  <div className="field" part="field" data-field={index}>
    {/* Its text is set by trouble/marks.ts. */}
    <p className="error" part="error" id={`error-${index}`} />
    {children}
  </div>
);

export const Required = ({ field, text }: Pick<FieldProps, 'field' | 'text'>) =>
  field.required ? (
    <span className="required" part="required">
      <span aria-hidden="true">*</span> <span className="unseen">{text('requiredMark')}</span>
    </span>
  ) : null;

export const Description = ({ field, index }: FieldProps) =>
  field.description ? (
    <p className="description" part="description" id={`description-${index}`}>
      {field.description}
    </p>
  ) : null;

/** A field with one control. */
export const Single = ({ children, ...props }: FieldProps & { children: ReactNode }) => (
  <Place {...props}>
    <label part="label" htmlFor={controlId(props.index)}>
      {labelOf(props.field, props.text)}
      <Required {...props} />
    </label>
    <Description {...props} />
    {children}
  </Place>
);

interface GroupProps extends FieldProps {
  /** Of what the controls are parts. */
  role?: 'radiogroup';
  children: ReactNode;
}

/** A field with several controls. */
export const Group = ({ role, children, ...props }: GroupProps) => (
  <Place {...props}>
    <fieldset
      part="group"
      role={role}
      aria-describedby={describedBy(props.field, props.index)}
      {...(role && props.field.required && { 'aria-required': true })}
    >
      <legend part="label">
        {labelOf(props.field, props.text)}
        <Required {...props} />
      </legend>
      <Description {...props} />
      {children}
    </fieldset>
  </Place>
);
