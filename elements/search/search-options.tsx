import type { MouseEventHandler, RefCallback } from 'react';
import type { BlockHost } from '../../src/core/block-host';
import { ResultContent } from './lazy-results';
import type { ResultGroup } from './search-index';
import type { SearchText } from './use-search';

interface SearchOptionsProps {
  groups: ResultGroup[];
  isShown: boolean;
  /** Counted through all groups. */
  activeIndex: number;
  activeRef: RefCallback<HTMLAnchorElement>;
  onOpen: MouseEventHandler<HTMLAnchorElement>;
  host: BlockHost;
  text: SearchText;
}

/** The list of a combobox: its options are links to the results. */
export const SearchOptions = ({
  groups,
  isShown,
  activeIndex,
  activeRef,
  onOpen,
  host,
  text,
}: SearchOptionsProps) => {
  /** The options are numbered through all groups. */
  const firstOptionOf = (groupIndex: number): number =>
    groups.slice(0, groupIndex).reduce((count, { results }) => count + results.length, 0);
  return (
    <div part="results" id="results" role="listbox" aria-label={text('results')} hidden={!isShown}>
      {groups.map((group, groupIndex) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the groups have no state
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
        <div key={groupIndex} role="group" aria-label={group.title || undefined}>
          {group.title && groups.length > 1 && (
            <div part="group-title" aria-hidden="true">
              {group.title}
            </div>
          )}
          {group.results.map((result, resultIndex) => {
            const optionIndex = firstOptionOf(groupIndex) + resultIndex;
            const isActive = optionIndex === activeIndex;
            return (
              <a
                key={result.key}
                id={`option-${optionIndex}`}
                part={isActive ? 'result active' : 'result'}
                role="option"
                aria-selected={isActive}
                tabIndex={-1}
                href={result.item.url}
                ref={isActive ? activeRef : undefined}
                onClick={onOpen}
              >
                <ResultContent result={result} host={host} />
              </a>
            );
          })}
        </div>
      ))}
    </div>
  );
};
