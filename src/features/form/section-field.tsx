import { headingTag } from '../../ui/heading-tag';
import { Html } from '../../ui/html';
import type { FieldProps } from './field-view';
import { useFormContext } from './form-context';

/** A heading between fields, with a text of its own. */
export const SectionField = ({ field, index, headingLevel }: FieldProps) => {
  const { visible } = useFormContext();
  const Heading = headingTag(headingLevel);
  return (
    <div
      className={`section ${field.underline ? 'underline' : ''}`}
      part="section"
      data-field={index}
      hidden={!visible.has(field)}
    >
      {field.title && <Heading part="section-title">{field.title}</Heading>}
      {field.description && <Html className="rich" html={field.description} part="section-description" />}
    </div>
  );
};
