import { createContext, useCallback, useContext, useState } from 'react';
import type { BlockHost, BlockProps } from '../../core/block-host';
import { translations } from '../../core/i18n/messages';
import type { PreparedForm } from './contracts';
import type { FieldControls } from './controls';
import type { FieldView } from './field-view';
import type { FormField, FormSettings } from './form-field';
import { type FormMessages, type FormText, messages } from './messages/es-419';

/** Loads the texts of a form, in the language of an element. */
export const loadFormText = translations('src/features/form', messages);

/** The props of `FormView`. Only the form block has `lightboxMode` and `values`. */
export type FormProps = BlockProps<
  FormSettings & { lightboxMode?: boolean; values?: Record<string, unknown> | undefined },
  FormMessages,
  PreparedForm
> & {
  /** Whether the form has a newsletter's texts. */
  isNewsletter?: boolean;
  /** Called after all listeners of `az-success`, before the redirect to `successRedirect`. */
  onSuccess?: () => void;
  /** False while the form is in a dialog that the visitor has not opened; a captcha waits until then. Default: true. */
  isOpen?: boolean;
};

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
  /** Field id -> message (`currentErrors`). */
  errors: ReadonlyMap<string, string>;
  /** The values of a field as they are now, if the form renders something that depends on them; else the last ones that it read. */
  valuesOf: (field: FormField) => string[];
  /** The initial values of the controls with this name: the visitor's draft, else the settings'. */
  initialValuesOf: (name: string) => string[] | undefined;
  /** The visitor entered something into a field. */
  onFieldInput: (fieldControls: FieldControls) => void;
}

export const FormContext = createContext<FormContextValue | undefined>(undefined);

export const useFormContext = (): FormContextValue => {
  const context = useContext(FormContext);
  if (!context) throw Error('A part of a form needs FormContext around it.');
  return context;
};

/** The initial values of the controls with this name, read at the first render: from then on the controls hold the values. */
export const useInitialValues = (name: string): string[] | undefined => {
  const { initialValuesOf } = useFormContext();
  const [values] = useState(() => initialValuesOf(name));
  return values;
};

/**
 * A ref for a `<select>` that selects the option which the control begins with.
 *
 * A ref rather than `defaultValue`, because Preact's core does not know `defaultValue` of a select.
 */
export const useInitialSelection = (name: string) => {
  const value = useInitialValues(name)?.[0];
  return useCallback(
    (select: HTMLSelectElement | null): void => {
      if (select && [...select.options].some((option) => option.value === value))
        select.value = value as string;
    },
    [value],
  );
};
