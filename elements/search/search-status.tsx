import type { CurrentSearch, SearchText } from './use-search';

interface SearchStatusProps {
  /** Default: true. */
  isShown?: boolean;
  search: CurrentSearch;
  query: string;
  text: SearchText;
}

/** Says how many results there are, or why there are none. Screen readers read it aloud. */
export const SearchStatus = ({
  isShown = true,
  search: { status, message, answer, retry },
  query,
  text,
}: SearchStatusProps) => (
  <div part="status" role="status">
    {isShown && (
      <>
        {status === 'loading' && text('loading')}
        {status === 'failed' && (
          <>
            {text('failed')} {message}{' '}
            <button type="button" part="retry" onClick={retry}>
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
