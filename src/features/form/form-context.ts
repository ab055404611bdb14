import { createContext, type Dispatch, type RefObject, useContext, useState } from 'react';
import type { BlockHost } from '../../core/block-host';
import type { Control } from './controls';
import type { FieldView } from './field-kind';
import type { FormField } from './form-field';
import type { FormAction, FormState } from './form-state';
import type { FormText } from './form-text';

/** What the parts of a form share. */
export interface FormContextValue {
  host: BlockHost;
  text: FormText;
  /** All fields of the form. */
  fields: FormField[];
  /** The fields whose conditions hold. */
  visible: ReadonlySet<FormField>;
  /** Type of a field -> view, for the types that this form has. */
  fieldViews: ReadonlyMap<string, FieldView>;
  state: FormState;
  dispatch: Dispatch<FormAction>;
  /** The values that the controls of a name begin with: the visitor's draft, else the settings'. */
  initialValues: (name: string) => string[] | undefined;
  /** The visitor entered something into a field. */
  onFieldInput: (field: FormField, controls: Control[]) => void;
  /** Elements that take the focus. */
  summaryRef: RefObject<HTMLDivElement | null>;
  stepTitleRef: RefObject<HTMLHeadingElement | null>;
}

export const FormContext = createContext<FormContextValue | undefined>(undefined);

export const useFormContext = (): FormContextValue => {
  const context = useContext(FormContext);
  if (!context) throw Error('A part of a form needs FormContext around it.');
  return context;
};

/** The values that the controls of a name begin with. Later renders keep them: from then on the controls hold the values. */
export const useInitialValues = (name: string): string[] | undefined => {
  const { initialValues } = useFormContext();
  const [values] = useState(() => initialValues(name));
  return values;
};
