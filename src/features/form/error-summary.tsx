import type { RefObject } from 'react';
import type { FormError, FormFocusTarget } from './form-state';

interface ErrorSummaryProps {
  error: FormError;
  summaryRef: RefObject<HTMLDivElement | null>;
  /** Called when the visitor follows a link of the summary. */
  onChoose: (target: FormFocusTarget) => void;
}

/** Says why a form was not sent, and links to the fields. The summary takes the focus, so that screen readers read it. */
export const ErrorSummary = ({ error, summaryRef, onChoose }: ErrorSummaryProps) => {
  const { message, fieldErrors } = error;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls
    <div
      ref={summaryRef}
      className="summary"
      part="summary"
      role="group"
      aria-labelledby="summary"
      tabIndex={-1}
    >
      <p id="summary" className="summary-message">
        {message}
      </p>
      {fieldErrors.length > 0 && (
        <ul>
          {fieldErrors.map(({ label, message, target }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: all lines are rendered anew together
            <li key={index}>
              {target ? (
                <a
                  href={`#${typeof target === 'string' ? target : target.fieldId}`}
                  onClick={(event) => {
                    event.preventDefault();
                    onChoose(target);
                  }}
                >
                  {label}
                </a>
              ) : (
                label
              )}
              {label && ': '}
              {message}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
};
