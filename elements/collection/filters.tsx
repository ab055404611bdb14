import { type KeyboardEvent, type ReactNode, useMemo, useRef, useState } from 'react';
import type { BlockHost } from '../../src/core/block-host';
import type { MessageFormatter } from '../../src/core/i18n/message-formatter';
import { blurOnWheel } from '../../src/core/util/blur-on-wheel';
import { useStyles } from '../../src/hooks/use-styles';
import { TransientButton } from '../../src/ui/transient-button';
import styles from './filters.css';
import type { ListItems } from './list-items';
import { isFiltered, noFilters, parsePriceLimit } from './list-state';
import type { ListMessages } from './messages/es-419';
import type { CollectionSettings, SortOrder } from './schema';
import type { ListNavigation } from './use-list-navigation';

const sortLabels: Record<SortOrder, keyof ListMessages> = {
  date: 'oldest',
  '-date': 'newest',
  title: 'titleAscending',
  '-title': 'titleDescending',
  price: 'priceAscending',
  '-price': 'priceDescending',
};

interface FilterSelectProps {
  label: string;
  /** The text of the option for no choice. */
  emptyLabel: string;
  value: string;
  choices: { value: string; label: string }[];
  onChoose(value: string): void;
}

const FilterSelect = ({ label, emptyLabel, value, choices, onChoose }: FilterSelectProps) => (
  <label part="filter">
    <span part="label">{label}</span>
    <select part="select" value={value} onChange={({ currentTarget }) => onChoose(currentTarget.value)}>
      <option value="">{emptyLabel}</option>
      {choices.map((choice) => (
        <option key={choice.value} value={choice.value}>
          {choice.label}
        </option>
      ))}
    </select>
  </label>
);

/** The distinct texts of all lists, in alphabetical order. */
const distinct = (lists: string[][]): string[] =>
  [...new Set(lists.flat())].sort((one, other) => one.localeCompare(other));

/** The tags and categories that the server names, else those of the items. */
const useFilterValues = ({ tags, categories, candidates }: ListItems) =>
  useMemo(
    () => ({
      tags: tags?.length ? tags : distinct(candidates.map((item) => item.tags)),
      categories: categories?.length ? categories : distinct(candidates.map((item) => item.categories)),
    }),
    [tags, categories, candidates],
  );

/** The values as choices, and the current one, which the address may name although the collection does not have it. */
const choicesOf = (values: string[], current: string) => {
  const known = values.find((value) => value.toLowerCase() === current.toLowerCase());
  const all = current && !known ? [...values, current] : values;
  return { value: known ?? current, choices: all.map((value) => ({ value, label: value })) };
};

interface LimitProps {
  label: string;
  value: string;
  onChoose(value: string): void;
}

/** A limit of the price. It applies once the visitor leaves the field or presses Enter. */
const PriceLimit = ({ label, value, onChoose }: LimitProps) => {
  const [draft, setDraft] = useState(value);
  const [lastValue, setLastValue] = useState(value);
  // The address has another limit: after the Back button, or after the button that clears all filters.
  if (value !== lastValue) {
    setLastValue(value);
    setDraft(value);
  }
  const choose = (): void => {
    const next = parsePriceLimit(draft);
    setDraft(next);
    if (next !== value) onChoose(next);
  };
  const chooseOnEnter = ({ key }: KeyboardEvent): void => {
    if (key === 'Enter') choose();
  };
  return (
    <input
      part="limit"
      type="number"
      onWheel={blurOnWheel}
      inputMode="decimal"
      min="0"
      step="any"
      aria-label={label}
      placeholder={label}
      value={draft}
      onChange={({ currentTarget }) => setDraft(currentTarget.value)}
      onBlur={choose}
      onKeyDown={chooseOnEnter}
    />
  );
};

interface FiltersProps {
  host: BlockHost;
  settings: CollectionSettings;
  sortOptions: SortOrder[];
  list: ListItems;
  navigation: ListNavigation;
  text: MessageFormatter<ListMessages>;
  /** The number of results. */
  children: ReactNode;
}

/** The filters, and the choice of the order. */
export const Filters = ({ host, settings, sortOptions, list, navigation, text, children }: FiltersProps) => {
  useStyles(host, styles);
  const { filters } = settings;
  const { state, navigate } = navigation;
  const { tags, categories } = useFilterValues(list);
  const groupRef = useRef<HTMLDivElement>(null);
  const findFirstControl = () => groupRef.current?.querySelector<HTMLElement>('select, input');
  return (
    <div className="filter-line">
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as one line everywhere */}
      <div part="filters" role="group" aria-label={text('filters')} ref={groupRef}>
        {filters.includes('category') && (
          <FilterSelect
            label={text('category')}
            emptyLabel={text('all')}
            {...choicesOf(categories, state.category)}
            onChoose={(category) => navigate({ category })}
          />
        )}
        {filters.includes('tag') && (
          <FilterSelect
            label={text('tag')}
            emptyLabel={text('all')}
            {...choicesOf(tags, state.tag)}
            onChoose={(tag) => navigate({ tag })}
          />
        )}
        {filters.includes('price') && (
          <div part="filter">
            <span part="label">{text('price')}</span>
            <div part="limits">
              <PriceLimit
                label={text('minPrice')}
                value={state.minPrice}
                onChoose={(minPrice) => navigate({ minPrice })}
              />
              –
              <PriceLimit
                label={text('maxPrice')}
                value={state.maxPrice}
                onChoose={(maxPrice) => navigate({ maxPrice })}
              />
            </div>
          </div>
        )}
        {sortOptions.length > 0 && (
          <FilterSelect
            label={text('sort')}
            emptyLabel={text('ownOrder')}
            value={state.sort}
            choices={sortOptions.map((order) => ({ value: order, label: text(sortLabels[order]) }))}
            onChoose={(sort) => navigate({ sort })}
          />
        )}
        {filters.includes('stock') && (
          <label part="filter stock">
            <input
              type="checkbox"
              checked={state.isInStock}
              onChange={({ currentTarget }) => navigate({ isInStock: currentTarget.checked })}
            />
            {text('inStock')}
          </label>
        )}
        {isFiltered(state) && (
          <TransientButton part="clear" findNextFocus={findFirstControl} onClick={() => navigate(noFilters)}>
            {text('clear')}
          </TransientButton>
        )}
      </div>
      {children}
    </div>
  );
};
