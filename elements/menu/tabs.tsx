import { type KeyboardEvent, type ReactNode, type RefCallback, useLayoutEffect, useRef } from 'react';
import { hasModifierKey } from '../../src/core/util/modifier-keys';

const middleOf = (element: Element): number => {
  const { left, right } = element.getBoundingClientRect();
  return (left + right) / 2;
};

interface TabsProps {
  label: string;
  titles: string[];
  /** Index of the open menu. */
  selected: number;
  /** A new object for each selection, whose tab is then scrolled to the middle of the row. */
  selection: object;
  onSelect: (index: number) => void;
}

/** A row of tabs, one for each menu. */
export const MenuTabs = ({ label, titles, selected, selection, onSelect }: TabsProps) => {
  const list = useRef<HTMLDivElement>(null);
  const tabs = useRef<(HTMLButtonElement | null)[]>([]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only after a selection
  useLayoutEffect(() => {
    const tab = tabs.current[selected];
    if (list.current && tab) list.current.scrollLeft += middleOf(tab) - middleOf(list.current);
  }, [selection]);

  const onKeyDown = (event: KeyboardEvent, index: number): void => {
    const forward = list.current?.matches(':dir(rtl)') ? -1 : 1;
    const next = { ArrowRight: index + forward, ArrowLeft: index - forward, Home: 0, End: -1 }[event.key];
    if (next === undefined || hasModifierKey(event)) return;
    event.preventDefault();
    tabs.current
      .slice(0, titles.length)
      .at(next % titles.length)
      ?.focus();
  };

  return (
    <div role="tablist" part="tabs" aria-label={label} ref={list}>
      {titles.map((title, index) => (
        <button
          // biome-ignore lint/suspicious/noArrayIndexKey: a tab has no state of its own
          key={index}
          ref={(tab) => {
            tabs.current[index] = tab;
          }}
          type="button"
          role="tab"
          part={index === selected ? 'tab selected' : 'tab'}
          id={`tab-${index}`}
          aria-controls={`panel-${index}`}
          aria-selected={index === selected}
          tabIndex={index === selected ? 0 : -1}
          onClick={() => onSelect(index)}
          onKeyDown={(event) => onKeyDown(event, index)}
        >
          {title || index + 1}
        </button>
      ))}
    </div>
  );
};

/**
 * A ref for an element that is hidden while `isHidden`, but that find-in-page searches. React 19 writes `hidden=""` for
 * `hidden="until-found"`, and has no `onBeforeMatch`.
 * @param onMatch called when find-in-page has found something in the hidden element
 */
const hiddenUntilFound =
  (isHidden: boolean, onMatch: () => void): RefCallback<HTMLElement> =>
  (element) => {
    if (!element) return undefined;
    if (!isHidden) {
      element.removeAttribute('hidden');
      return undefined;
    }
    element.setAttribute('hidden', 'until-found');
    element.addEventListener('beforematch', onMatch);
    return () => element.removeEventListener('beforematch', onMatch);
  };

interface PanelProps {
  index: number;
  isSelected: boolean;
  /** Whether the panel belongs to a tab. */
  hasTab: boolean;
  /** Whether something in the panel can get the focus: otherwise the panel itself can, to be scrolled. */
  hasFocusable: boolean;
  /** Called when find-in-page has found something in the closed panel. */
  onMatch: () => void;
  children: ReactNode;
}

/** The content of a tab. */
export const MenuPanel = ({ index, isSelected, hasTab, hasFocusable, onMatch, children }: PanelProps) => {
  const tabProps = {
    role: 'tabpanel',
    'aria-labelledby': `tab-${index}`,
    tabIndex: isSelected && !hasFocusable ? 0 : undefined,
  };
  return (
    // The role is on the inner element, so that assistive technology does not find the closed panel, which find-in-page searches.
    <div part="panel" ref={hiddenUntilFound(!isSelected, onMatch)}>
      <div id={`panel-${index}`} {...(hasTab && tabProps)}>
        {children}
      </div>
    </div>
  );
};
