import {
  type CSSProperties,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  useCallback,
  useRef,
  useState,
} from 'react';
import { nextTask } from '../../src/core/util/wait';
import { isComposing } from './is-composing';
import { resultsAddress } from './page-search-form';
import { SearchForm } from './search-form';
import { SearchOptions } from './search-options';
import { SearchStatus } from './search-status';
import type { SearchViewProps } from './search-view';
import { useSearch } from './use-search';

interface SearchBoxProps extends SearchViewProps {
  /** Closes the dialog around the box, in which the results stay below the field. Without a dialog they lie over the page. */
  closeDialog?: () => void;
}

const noOption = -1;

/** The least width of the results below a narrow field, as in a header. */
const panelWidth = '22em';
/** Free space between the results and the edge of the window. */
const panelMarginPx = 16;

/** The styles of the results, which may be wider than the field: they extend to the side where the window has more room. */
const panelStyleAt = (field: Element): CSSProperties => {
  const { left, right } = field.getBoundingClientRect();
  const roomToRight = document.documentElement.clientWidth - left;
  const minWidth = `min(${panelWidth}, ${Math.max(right, roomToRight) - panelMarginPx}px)`;
  return right > roomToRight ? { right: 0, minWidth } : { left: 0, minWidth };
};

/** Whether a link leads to a place in the current page. */
const leadsIntoPage = ({ hash, href }: HTMLAnchorElement): boolean =>
  !!hash && href === new URL(hash, location.href).href;

/**
 * A field with a list of results: a combobox, whose focus stays in the field while the arrow keys move through the list
 * (https://www.w3.org/WAI/ARIA/apg/patterns/combobox/).
 */
export const SearchBox = (props: SearchBoxProps) => {
  const { host, settings, form, text, typedQuery, onType, closeDialog } = props;
  const isInDialog = !!closeDialog;
  const query = typedQuery ?? form.value;
  const [isOpen, setIsOpen] = useState(false);
  const [activeIndex, setActiveIndex] = useState(noOption);
  const [panelStyle, setPanelStyle] = useState<CSSProperties>();
  const fieldRef = useRef<HTMLInputElement>(null);
  const activeRef = useRef<HTMLAnchorElement>(null);
  const showActive = useCallback((option: HTMLAnchorElement | null) => {
    activeRef.current = option;
    option?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  }, []);
  const search = useSearch({ settings, host, text, query, maxResults: settings.maxResults });
  const { answer, status, mayHaveResults, load } = search;
  const groups = answer?.groups ?? [];
  const optionCount = groups.flatMap(({ results }) => results).length;
  const hasList = isOpen && optionCount > 0;
  const isPanelOpen = isOpen && mayHaveResults && status !== 'idle';

  const changeQuery = (next: string): void => {
    onType(next);
    setIsOpen(true);
    setActiveIndex(noOption);
    load();
  };

  /** Moves to the next or the previous option. Before the first and after the last one, no option is active, only the field. */
  const moveActive = (step: 1 | -1): void => {
    setIsOpen(true);
    const positionCount = optionCount + 1;
    setActiveIndex(((activeIndex + 1 + step + positionCount) % positionCount) - 1);
  };

  const onKeyDown = (event: KeyboardEvent): void => {
    const { key } = event;
    if (isComposing(event)) return;
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      event.preventDefault();
      moveActive(key === 'ArrowDown' ? 1 : -1);
    } else if (key === 'Enter' && activeIndex !== noOption && activeRef.current) {
      // Preact leaves the last active option in the ref.
      event.preventDefault();
      // The click has the modifiers of the key, so that the browser may open a tab. In Preact, the event is the native one.
      const modifiers = (event.nativeEvent ?? event) as EventModifierInit;
      activeRef.current.dispatchEvent(new MouseEvent('click', modifiers));
    } else if (key === 'Escape' && !isInDialog) {
      // Without a list, the browser empties the field.
      if (isPanelOpen) event.preventDefault();
      setIsOpen(false);
      setActiveIndex(noOption);
    }
  };

  const closeWhenFocusLeaves = ({ currentTarget, relatedTarget }: FocusEvent): void => {
    if (!isInDialog && !currentTarget.contains(relatedTarget)) setIsOpen(false);
  };

  /** Closes the panel if the result shows in this page: a place in the page, or a view of the page's router. */
  const uncoverResult = async (click: MouseEvent<HTMLAnchorElement>): Promise<void> => {
    const { currentTarget: link } = click;
    // In Preact, the event is the native one.
    const nativeEvent: Event = click.nativeEvent ?? click;
    const isInPage = leadsIntoPage(link);
    // A router handles the click later. It cancels the click, and may load the view before it changes the address; or it
    // intercepts the navigation (the Navigation API).
    await nextTask();
    if (!isInPage && !nativeEvent.defaultPrevented && location.href !== link.href) return;
    setIsOpen(false);
    setActiveIndex(noOption);
    closeDialog?.();
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the handlers follow the focus and the pointer of what is inside
    <div className="search-box" onBlur={closeWhenFocusLeaves} onPointerEnter={load}>
      <SearchForm
        form={form}
        query={query}
        onQueryChange={changeQuery}
        fieldRef={fieldRef}
        text={text}
        field={{
          role: 'combobox',
          'aria-autocomplete': 'list',
          'aria-expanded': hasList,
          'aria-controls': 'results',
          'aria-activedescendant': activeIndex === noOption ? undefined : `option-${activeIndex}`,
          onFocus: ({ currentTarget }) => {
            if (!isInDialog) setPanelStyle(panelStyleAt(currentTarget));
            load();
            setIsOpen(true);
          },
          onKeyDown,
        }}
      />
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the buttons and links in it are what visitors press */}
      <div
        part="panel"
        // Not `hidden`: screen readers announce changes of a status, but not a status that appears with its text.
        className={`${isInDialog ? 'inline' : 'floating'} ${isPanelOpen ? '' : 'closed'}`}
        style={panelStyle}
        // Keeps the focus in the field: Safari does not focus buttons, and without the focus the panel closes before the click.
        onMouseDown={(event) => event.preventDefault()}
      >
        <SearchStatus isShown={isPanelOpen} search={search} query={query} text={text} fieldRef={fieldRef} />
        <SearchOptions
          groups={groups}
          isShown={hasList}
          activeIndex={activeIndex}
          activeRef={showActive}
          onOpen={uncoverResult}
          host={host}
          text={text}
        />
        {isPanelOpen && answer && (answer.count > optionCount || answer.count === 0) && (
          <a part="all" href={resultsAddress(form, query)}>
            {text(answer.count ? 'all' : 'searchSite')}
          </a>
        )}
      </div>
    </div>
  );
};
