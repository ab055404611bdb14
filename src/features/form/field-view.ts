import type { ComponentType } from 'react';
import type { FormField } from './form-field';

export interface FieldProps {
  field: FormField;
  /** Place of the field among all fields of the form; ids within the shadow root contain it. */
  index: number;
  /** Level of a heading among the fields, in the page's outline. */
  headingLevel: number;
}

/**
 * Shows a field of some type and holds what the visitor enters, in controls named by the field's id (or `partName`). Their
 * values are uncontrolled: they begin with `useInitialValues`, and `readInput` reads them.
 *
 * `readInput` reads every control of the view, and a required field is complete once all of them are filled. A helper control,
 * which only fills in another one, therefore comes after that one (a single text is read from the first control) and is no radio
 * or checkbox. It has neither `name` nor `id`, so that the draft does not store it.
 */
export type FieldView = ComponentType<FieldProps>;

/**
 * The hosted builder's rule for the text of a field that is not empty; returns the message about an invalid text, "" for a valid
 * one. Only forms that are sent to the API check it (`inputErrorMessage` in field-errors.ts). What every form checks is in
 * validate.ts, with messages from messages/.
 */
export type BuilderCheck = (text: string, host: Element) => string;

/** A module of field kinds. */
export interface FieldKinds {
  /** Type of a field -> view. */
  views: Record<string, FieldView>;
  /** Type of a field -> the builder's rule. */
  builderChecks?: Record<string, BuilderCheck>;
  /** For the form's shadow root. */
  styles?: string;
}
