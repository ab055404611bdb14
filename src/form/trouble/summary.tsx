import type { Entry, Problem } from '../form-state';

interface SummaryProps {
  problem: Problem;
  onChoose: (entry: Entry) => void;
}

/** Why a form was not sent, with links to the fields. It takes the focus, and so it is read. */
export const Summary = ({ problem: { message, entries }, onChoose }: SummaryProps) => (
  // biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls
  <div
    className="summary"
    part="summary"
    role="group"
    aria-labelledby="summary"
    tabIndex={-1}
    data-focus="problem"
  >
    <p id="summary" className="summary-message">
      {message}
    </p>
    {entries.length > 0 && (
      <ul>
        {entries.map((entry, nth) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they are made anew together
          <li key={nth}>
            {entry.target ? (
              <a
                href={`#${entry.target.id || entry.target.getAttribute('name')}`}
                onClick={(event) => {
                  event.preventDefault();
                  onChoose(entry);
                }}
              >
                {entry.label}
              </a>
            ) : (
              entry.label
            )}
            {entry.label && ': '}
            {entry.message}
          </li>
        ))}
      </ul>
    )}
  </div>
);
