import { type FormEvent, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { dateLocaleOf } from '../../src/features/collection/format-dates';
import { useEventListener } from '../../src/hooks/use-event-listener';
import { useStyles } from '../../src/hooks/use-styles';
import { AssignedSlot } from '../../src/ui/assigned-slot';
import { ResultContent } from './result-content';
import { SearchForm } from './search-form';
import styles from './search-page.css';
import { SearchStatus } from './search-status';
import type { SearchViewProps } from './search-view';
import { useSearch } from './use-search';
import { useShortcut } from './use-shortcut';

const resultsPerPage = 20;
/** The address follows the last letter by so much. Browsers refuse more than a hundred changes in ten seconds. */
const addressDelayMs = 300;

const queryInAddress = (name: string): string => new URLSearchParams(location.search).get(name) ?? '';

const addressWith = (name: string, query: string): URL => {
  const url = new URL(location.href);
  if (query) url.searchParams.set(name, query);
  else url.searchParams.delete(name);
  return url;
};

interface SearchPageProps extends SearchViewProps {
  /** The element's own content beside its form: the results that the server has found. */
  ownResults: Element[];
}

/** The results of the query in the page's address. They follow what the visitor types, and so does the address. */
export const SearchPage = ({ host, settings, form, text, ownResults }: SearchPageProps) => {
  useStyles(host, styles);
  const { name } = form;
  const [query, setQuery] = useState(() => queryInAddress(name) || form.value);
  const [maxResults, setMaxResults] = useState(resultsPerPage);
  const fieldRef = useRef<HTMLInputElement>(null);
  const search = useSearch({ settings, host, text, query, maxResults });
  const { answer, load } = search;
  const locale = dateLocaleOf(host);
  const shownCount = answer?.groups.reduce((sum, { results }) => sum + results.length, 0) ?? 0;

  const focusField = useCallback(() => fieldRef.current?.focus(), []);
  useShortcut(settings.shortcut, focusField);

  const readAddress = useCallback(() => setQuery(queryInAddress(name)), [name]);
  useEventListener(globalThis, 'popstate', readAddress);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the query of the address loads the index once; typing loads it, too
  useEffect(() => {
    if (query.trim()) load();
  }, [load]);

  useEffect(() => {
    if (query === queryInAddress(name)) return undefined;
    const timer = setTimeout(
      () => history.replaceState(history.state, '', addressWith(name, query)),
      addressDelayMs,
    );
    return () => clearTimeout(timer);
  }, [name, query]);

  const changeQuery = (next: string): void => {
    setQuery(next);
    setMaxResults(resultsPerPage);
    load();
  };

  /** Without an index, the server answers. */
  const onSubmit = (event: FormEvent): void => {
    if (!answer) return;
    event.preventDefault();
    if (query !== queryInAddress(name)) history.pushState(null, '', addressWith(name, query));
  };

  const ownNodes = useMemo(() => (answer ? [] : ownResults), [answer, ownResults]);
  return (
    <>
      <SearchForm
        form={form}
        query={query}
        onQueryChange={changeQuery}
        onSubmit={onSubmit}
        fieldRef={fieldRef}
        text={text}
        field={{ onFocus: () => load() }}
      />
      <SearchStatus search={search} query={query} text={text} />
      <AssignedSlot nodes={ownNodes} />
      {answer?.groups.map((group, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the groups have no state
        <section key={index} part="group" aria-label={group.title || text('results')}>
          {group.title && answer.groups.length > 1 && <h2 part="group-title">{group.title}</h2>}
          <ul part="results">
            {group.results.map((result) => (
              <li key={result.item.id}>
                <a part="result" href={result.item.url}>
                  <ResultContent result={result} locale={locale} />
                </a>
              </li>
            ))}
          </ul>
        </section>
      ))}
      {answer && answer.count > shownCount && (
        <button type="button" part="more" onClick={() => setMaxResults(maxResults + resultsPerPage)}>
          {text('showMore')}
        </button>
      )}
    </>
  );
};
