import { useFormContext } from './form-context';
import type { FormField } from './form-field';
import { TextField } from './text-fields';

interface FieldListProps {
  fields: FormField[];
  /** Level of a heading among the fields. */
  headingLevel: number;
}

/** The fields of a form, or of one of its steps. */
export const FieldList = ({ fields, headingLevel }: FieldListProps) => {
  const { fields: allFields, fieldViews } = useFormContext();
  return (
    <div className="fields" part="fields">
      {fields.map((field) => {
        const View = fieldViews.get(field.type) ?? TextField;
        return (
          field.type !== 'hidden' && (
            // The key contains the type: a change of type mounts new controls, which begin with the visitor's draft.
            <View
              key={`${field.type} ${field.id}`}
              field={field}
              index={allFields.indexOf(field)}
              headingLevel={headingLevel}
            />
          )
        );
      })}
    </div>
  );
};
