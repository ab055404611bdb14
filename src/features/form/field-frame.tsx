import type { FormEvent, ReactNode } from 'react';
import { controlsIn } from './controls';
import { fieldLabel } from './field-errors';
import type { FieldProps } from './field-view';
import { useFormContext } from './form-context';
import type { FormField } from './form-field';
import { isInvalidPart } from './validate';

const controlId = (index: number): string => `control-${index}`;

const errorId = (index: number): string => `error-${index}`;

/** Joins the ids that `aria-describedby` lists; undefined where there is none. */
const idList = (...ids: (string | false | undefined)[]): string | undefined =>
  ids.filter(Boolean).join(' ') || undefined;

interface DescriptionOptions {
  /** Ids of further elements that describe the control. */
  describedBy?: string | undefined;
  /** Whether the field's description belongs to the control, rather than to the group around it. */
  hasDescription?: boolean;
  /** Index of the part that the element is for, where the field has several. */
  part?: number;
}

/** `aria-invalid` and `aria-describedby` of an element that carries a field's error. */
export const useErrorProps = (
  { field, index }: FieldProps,
  { describedBy, hasDescription = false, part }: DescriptionOptions = {},
) => {
  const { errors, valuesOf } = useFormContext();
  const hasError =
    errors.has(field.id) && (part === undefined || isInvalidPart(field, valuesOf(field), part));
  return {
    'aria-invalid': hasError || undefined,
    'aria-describedby': idList(
      hasDescription && field.description && `description-${index}`,
      describedBy,
      hasError && errorId(index),
    ),
  };
};

/** The attributes of a field's only control. */
export const useControlProps = (props: FieldProps, describedBy?: string) => ({
  part: 'control',
  id: controlId(props.index),
  name: props.field.id,
  required: props.field.required,
  ...useErrorProps(props, { describedBy, hasDescription: true }),
});

/** The element around a field, with the field's error above everything else. */
export const FieldFrame = ({ field, index, children }: FieldProps & { children: ReactNode }) => {
  const { errors, visible, onFieldInput } = useFormContext();
  const error = errors.get(field.id);
  // Not `onChange`: on a `<div>`, Preact listens to the DOM's `change`, which a text fires late, after a submission has moved the
  // focus.
  const onInput = ({ currentTarget }: FormEvent): void =>
    onFieldInput({ field, controls: controlsIn(currentTarget) });
  return (
    <div
      className="field"
      part="field"
      data-field={index}
      data-invalid={error ? '' : undefined}
      hidden={!visible.has(field)}
      onInput={onInput}
    >
      <p className="error" part="error" id={errorId(index)}>
        {error}
      </p>
      {children}
    </div>
  );
};

export const RequiredMark = ({ field }: { field: FormField }) => {
  const { text } = useFormContext();
  return field.required ? (
    <span className="required" part="required">
      <span aria-hidden="true">*</span> <span className="visually-hidden">{text('requiredMark')}</span>
    </span>
  ) : null;
};

export const FieldDescription = ({ field, index }: FieldProps) =>
  field.description ? (
    <p className="description" part="description" id={`description-${index}`}>
      {field.description}
    </p>
  ) : null;

/** A field with one control. */
export const SingleField = ({ children, ...props }: FieldProps & { children: ReactNode }) => {
  const { text } = useFormContext();
  return (
    <FieldFrame {...props}>
      <label part="label" htmlFor={controlId(props.index)}>
        {fieldLabel(props.field, text)}
        <RequiredMark {...props} />
      </label>
      <FieldDescription {...props} />
      {children}
    </FieldFrame>
  );
};

interface FieldGroupProps extends FieldProps {
  /** With this role, the group carries the field's error, because a single radio button cannot be invalid. */
  role?: 'radiogroup' | undefined;
  children: ReactNode;
}

/** A field with several controls. */
export const FieldGroup = ({ role, children, ...props }: FieldGroupProps) => {
  const { text } = useFormContext();
  const { field } = props;
  const errorProps = useErrorProps(props, { hasDescription: true });
  const descriptionId = field.description ? `description-${props.index}` : undefined;
  const ariaProps = role
    ? { ...errorProps, 'aria-required': field.required || undefined }
    : { 'aria-describedby': descriptionId };
  return (
    <FieldFrame {...props}>
      <fieldset part="group" role={role} {...ariaProps}>
        <legend part="label">
          {fieldLabel(field, text)}
          <RequiredMark {...props} />
        </legend>
        <FieldDescription {...props} />
        {children}
      </fieldset>
    </FieldFrame>
  );
};
