import type { RefObject } from 'react';
import type { CurrentSearch, SearchText } from './use-search';

interface SearchStatusProps {
  /** Default: true. */
  isShown?: boolean;
  search: CurrentSearch;
  query: string;
  text: SearchText;
  /** Gets the focus when the button for another try disappears. */
  fieldRef: RefObject<HTMLInputElement | null>;
}

/** Says how many results there are, or why there are none. Screen readers read it aloud. */
export const SearchStatus = ({ isShown = true, search, query, text, fieldRef }: SearchStatusProps) => {
  const { status, message, answer, retry } = search;
  const retryFromField = (): void => {
    fieldRef.current?.focus();
    retry();
  };
  return (
    <div part="status" role="status">
      {isShown && (
        <>
          {status === 'loading' && text('loading')}
          {status === 'failed' && (
            <>
              {text('failed')} {message}{' '}
              <button type="button" part="retry" onClick={retryFromField}>
                {text('retry')}
              </button>
            </>
          )}
          {answer &&
            (answer.count ? text('count', { count: answer.count }) : text('none', { query: query.trim() }))}
        </>
      )}
    </div>
  );
};
