import { type FormEvent, useEffect, useMemo, useRef, useState } from 'react';
import { useFocusRequest } from '../../src/hooks/use-focus-request';
import { useStyles } from '../../src/hooks/use-styles';
import { AssignedSlot } from '../../src/ui/assigned-slot';
import { ResultContent } from './lazy-results';
import { SearchForm } from './search-form';
import styles from './search-page.css';
import { SearchStatus } from './search-status';
import type { SearchViewProps } from './search-view';
import { ShortcutSwitch } from './shortcut-switch';
import { useAddressQuery } from './use-address-query';
import { useSearch } from './use-search';
import { useShortcut } from './use-shortcut';

const resultsPerPage = 20;

/** A request to focus the first result that is not among these. */
interface NewResultRequest {
  visibleKeys: Set<number>;
}

interface SearchPageProps extends SearchViewProps {
  /** The element's own content beside its form: the results that the server has found. */
  ownResults: Element[];
}

/** The results of the query in the page's address. They follow what the visitor types, and so does the address. */
export const SearchPage = (props: SearchPageProps) => {
  const { host, settings, form, text, ownResults } = props;
  useStyles(host, styles);
  const { query, serverQuery, setQuery, save, commitEntry } = useAddressQuery(props);
  const [maxResults, setMaxResults] = useState(resultsPerPage);
  const fieldRef = useRef<HTMLInputElement>(null);
  const search = useSearch({ settings, host, text, query, maxResults });
  const { answer, load } = search;
  const results = answer?.groups.flatMap((group) => group.results) ?? [];

  const [focusRequest, setFocusRequest] = useState<NewResultRequest>();
  const newResult = focusRequest && results.find(({ key }) => !focusRequest.visibleKeys.has(key));
  const newResultRef = useRef<HTMLAnchorElement>(null);
  useFocusRequest(focusRequest, () => newResultRef.current);

  const shortcuts = useShortcut(host, settings.shortcut, () => fieldRef.current?.focus());

  const hasQuery = query.trim() !== '';
  // biome-ignore lint/correctness/useExhaustiveDependencies: a query, such as one of the address, loads the index once
  useEffect(() => {
    if (hasQuery) load();
  }, [hasQuery]);

  const changeQuery = (next: string): void => {
    setQuery(next);
    setMaxResults(resultsPerPage);
    load();
  };

  /** Lets the browser submit the form if there is no index yet, or if the form has fields that the index does not know. */
  const onSubmit = (event: FormEvent): void => {
    if (answer && !form.choices) event.preventDefault();
    commitEntry();
  };

  const showMore = (): void => {
    const nextMax = maxResults + resultsPerPage;
    setMaxResults(nextMax);
    // The button is about to disappear, and the focus with it.
    if (answer && answer.count <= nextMax)
      setFocusRequest({ visibleKeys: new Set(results.map(({ key }) => key)) });
  };

  const hasOwnResults = !answer && query.trim() === serverQuery.trim();
  const ownNodes = useMemo(() => (hasOwnResults ? ownResults : []), [hasOwnResults, ownResults]);
  return (
    <>
      <SearchForm
        form={form}
        query={query}
        onQueryChange={changeQuery}
        onSubmit={onSubmit}
        fieldRef={fieldRef}
        text={text}
        field={{ onFocus: load, onBlur: save }}
      />
      <ShortcutSwitch shortcuts={shortcuts} text={text} />
      <SearchStatus search={search} query={query} text={text} fieldRef={fieldRef} />
      <AssignedSlot nodes={ownNodes} />
      {answer?.groups.map((group, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the groups have no state
        <section key={index} part="group" aria-label={group.title || text('results')}>
          {group.title && answer.groups.length > 1 && <h2 part="group-title">{group.title}</h2>}
          <ul part="results" role="list">
            {group.results.map((result) => (
              <li key={result.key}>
                <a
                  part="result"
                  href={result.item.url}
                  onClick={save}
                  ref={result === newResult ? newResultRef : undefined}
                >
                  <ResultContent result={result} host={host} />
                </a>
              </li>
            ))}
          </ul>
        </section>
      ))}
      {answer && answer.count > results.length && (
        <button type="button" part="more" onClick={showMore}>
          {text('showMore')}
        </button>
      )}
    </>
  );
};
