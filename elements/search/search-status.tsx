import type { CurrentSearch, SearchText } from './use-search';

interface SearchStatusProps {
  search: CurrentSearch;
  query: string;
  text: SearchText;
}

/** Says how many results there are, or why there are none. Screen readers read it aloud. */
export const SearchStatus = ({
  search: { status, message, answer, retry },
  query,
  text,
}: SearchStatusProps) => (
  <div part="status" role="status">
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
  </div>
);
