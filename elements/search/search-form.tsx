import {
  type FormEventHandler,
  type InputHTMLAttributes,
  type RefObject,
  useLayoutEffect,
  useMemo,
} from 'react';
import { AssignedSlot } from '../../src/ui/assigned-slot';
import type { PageSearchForm } from './page-search-form';
import type { SearchText } from './use-search';

/** A magnifying glass. */
export const SearchIcon = () => (
  <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
    <circle cx="10.5" cy="10.5" r="6.5" />
    <path d="m15.5 15.5 5 5" />
  </svg>
);

/** A cross in a filled circle, unlike the cross beside it that closes the search. */
const ClearIcon = () => (
  <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
    <circle cx="12" cy="12" r="9" fill="currentColor" />
    <path d="m9 9 6 6M15 9l-6 6" />
  </svg>
);

interface SearchFormProps {
  form: PageSearchForm;
  query: string;
  onQueryChange: (query: string) => void;
  onSubmit?: FormEventHandler;
  /** Attributes and handlers of the field, such as those of a combobox. */
  field?: InputHTMLAttributes<HTMLInputElement>;
  fieldRef: RefObject<HTMLInputElement | null>;
  text: SearchText;
}

/**
 * The field in a form of its own, which leads to the page of results. Fields of the page's own form in which visitors choose
 * stay below it; their values are sent, too.
 */
export const SearchForm = ({
  form,
  query,
  onQueryChange,
  onSubmit,
  field,
  fieldRef,
  text,
}: SearchFormProps) => {
  const label = form.label || text('search');

  // Takes over the focus of the page's own field, so that the visitor can go on typing.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when this field takes the place of the page's own
  useLayoutEffect(() => {
    if (!form.selection) return;
    fieldRef.current?.focus({ preventScroll: true });
    fieldRef.current?.setSelectionRange(...form.selection);
  }, []);

  // Copies the query to the page's own field: a script of the page may submit its form, such as when the visitor chooses.
  useLayoutEffect(() => {
    if (form.choices && form.field) form.field.value = query;
  }, [form.choices, form.field, query]);

  const { choices } = form;
  const choiceNodes = useMemo(() => (choices ? [choices] : []), [choices]);

  const clear = (): void => {
    onQueryChange('');
    fieldRef.current?.focus();
  };

  return (
    <search aria-label={label}>
      <form action={form.action} onSubmit={onSubmit} part="form">
        <input
          part="input"
          type="search"
          name={form.name}
          value={query}
          placeholder={form.placeholder || label}
          aria-label={label}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="search"
          {...field}
          ref={fieldRef}
          onChange={(event) => onQueryChange(event.currentTarget.value)}
        />
        {query !== '' && (
          <button key="clear" type="button" part="clear" aria-label={text('clear')} onClick={clear}>
            <ClearIcon />
          </button>
        )}
        <button key="submit" type="submit" part="submit" aria-label={text('search')}>
          <SearchIcon />
        </button>
        {form.otherFields.map(({ name, value }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: several fields may have one name, and none has a state
          <input key={index} type="hidden" name={name} value={value} />
        ))}
      </form>
      {choices && <AssignedSlot nodes={choiceNodes} />}
    </search>
  );
};
