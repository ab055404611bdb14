import { Component } from 'react';
import { contentOf } from '../../src/block/children';
import { emit } from '../../src/block/emit';
import type { BlockHost } from '../../src/block/host';
import type { BlockProps } from '../../src/block/root';
import type { FromData } from './from-data';
import type { messages } from './messages/es-419';
import type { Settings } from './model';

const focusable =
  'a[href],button,input,select,textarea,summary,iframe,[controls],[tabindex="0"],[contenteditable]';

const isSection = ({ localName }: Element): boolean => localName === 'section';

const titleOf = (section: Element): string =>
  (section.ariaLabel || section.querySelector('h1,h2,h3,h4,h5,h6')?.textContent || '').trim();

const middleOf = (element: Element): number => {
  const { left, right } = element.getBoundingClientRect();
  return (left + right) / 2;
};

/** A text that the element holds instead of markup: its own, or that of a `<pre>`. */
const textIn = (host: Element): string => {
  const content = contentOf(host);
  if (content.some(({ localName }) => localName !== 'pre')) return '';
  // Lines of a `<pre>` are counted from where it begins.
  const wanted = content.length ? 'PRE' : '#text';
  const texts = [...host.childNodes].filter(({ nodeName }) => nodeName === wanted);
  return texts.map(({ textContent }) => textContent).join('\n');
};

export const prepare = (settings: Settings, host: BlockHost): Promise<FromData> | undefined => {
  const isData = settings.menus.length > 0;
  const text = isData ? '' : (settings.text || textIn(host)).trimEnd();
  if (!isData && !text) return undefined;
  // At once with what shows it.
  const reader = isData ? undefined : import('./written');
  return import('./from-data').then(({ fromData }) => fromData({ settings, host, text, reader }));
};

type MenuProps = BlockProps<Settings, typeof messages, FromData | undefined>;

interface Selected {
  index: number;
  title: string | undefined;
}

/** Menus, one at a time: a tab each (shell 2.6). */
export class Menu extends Component<MenuProps, Selected> {
  override state: Selected = { index: 0, title: undefined };
  #end = new AbortController();
  /** Whether the address has been read: when there are menus, which a script may bring later. */
  #isLed = false;
  /** Whether search engines have been told of it. */
  #isTold = false;

  get sections(): Element[] {
    return this.props.prepared ? [] : this.props.content.filter(isSection);
  }

  get titles(): string[] {
    return this.props.prepared?.menus.map(({ title }) => title) ?? this.sections.map(titleOf);
  }

  /** The menu that was chosen, also where it stands elsewhere now. */
  get selected(): number {
    const { index, title } = this.state;
    const { titles } = this;
    const moved = titles[index] === title ? -1 : titles.indexOf(title as string);
    return moved < 0 ? Math.min(index, titles.length - 1) : moved;
  }

  #all(part: string): HTMLElement[] {
    return [...(this.props.host.shadowRoot?.querySelectorAll<HTMLElement>(`[part~=${part}]`) ?? [])];
  }

  #select(index: number, whenShown?: () => void): void {
    if (index < 0) return;
    const isNew = index !== this.selected;
    this.setState({ index, title: this.titles[index] }, () => {
      const tab = this.#all('tab')[index];
      const list = tab?.parentElement;
      if (list) list.scrollLeft += middleOf(tab) - middleOf(list);
      whenShown?.();
    });
    if (isNew) emit(this.props.host, 'az-change', { detail: { index } });
  }

  #onKeyDown(
    event: Pick<KeyboardEvent, 'key' | 'target' | 'altKey' | 'ctrlKey' | 'metaKey' | 'preventDefault'>,
  ): void {
    const tabs = this.#all('tab');
    const at = tabs.indexOf(event.target as HTMLElement);
    const forward = tabs[0]?.matches(':dir(rtl)') ? -1 : 1;
    const { key, altKey, ctrlKey, metaKey } = event;
    const next = { ArrowRight: at + forward, ArrowLeft: at - forward, Home: 0, End: -1 }[key];
    if (next === undefined || altKey || ctrlKey || metaKey) return;
    event.preventDefault();
    tabs.at(next % tabs.length)?.focus();
  }

  /** Opens the menu that the address names, and shows it. */
  async #follow(event?: Event): Promise<void> {
    if (!location.hash) return;
    const { menuLinked } = await import('./deep-link');
    if (this.#end.signal.aborted) return;
    const { host } = this.props;
    const { sections, titles } = this;
    const { index, show } = menuLinked({ host, sections, titles }, event);
    this.#select(index, show);
  }

  override componentDidMount(): void {
    const { signal } = this.#end;
    // A second click on the same link changes no hash.
    for (const type of ['hashchange', 'popstate'])
      addEventListener(type, (event) => this.#follow(event), { signal });
    // Find-in-page has found something in a menu that is not shown.
    const onMatch = ({ target }: Event): void =>
      this.#select(this.#all('panel').indexOf(target as HTMLElement));
    this.props.host.shadowRoot?.addEventListener('beforematch', onMatch, { signal });
    this.#arrange();
  }

  override componentDidUpdate(): void {
    this.#arrange();
  }

  override componentWillUnmount(): void {
    this.#end.abort();
    for (const child of this.props.content) child.removeAttribute('slot');
  }

  /** What is no matter of rendering. */
  #arrange(): void {
    const { content, host } = this.props;
    const { sections, selected } = this;
    const last = content.indexOf(sections.at(-1) as Element);
    for (const [at, child] of content.entries()) {
      const index = sections.indexOf(child);
      child.slot = index >= 0 ? `menu-${index}` : last >= 0 && at > last ? 'end' : '';
    }
    host.internals.states[this.titles.length > 1 ? 'add' : 'delete']('tabs');
    // React would write `hidden=""`.
    for (const [index, panel] of this.#all('panel').entries())
      if (index === selected) panel.removeAttribute('hidden');
      else panel.setAttribute('hidden', 'until-found');
    if (!this.#isLed && this.titles.length) {
      this.#isLed = true;
      this.#follow();
    }
    this.#tell();
  }

  async #tell(): Promise<void> {
    const { settings, host, prepared } = this.props;
    if (!settings.structuredData && !this.#isTold) return;
    this.#isTold = true;
    const { signal } = this.#end;
    try {
      const { tell } = await import('./structured-data');
      if (!signal.aborted) tell({ host, settings, menus: prepared?.menus ?? this.sections, signal });
    } catch (error) {
      host.report(error);
    }
  }

  override render() {
    const { prepared, text } = this.props;
    const { sections, titles, selected } = this;
    const hasTabs = titles.length > 1;
    return (
      <>
        {!prepared && <slot />}
        {hasTabs && (
          <div
            role="tablist"
            part="tabs"
            aria-label={text('choose')}
            onKeyDown={(event) => this.#onKeyDown(event)}
          >
            {titles.map((title, index) => (
              <button
                // biome-ignore lint/suspicious/noArrayIndexKey: a tab has no state of its own
                key={index}
                type="button"
                role="tab"
                part={index === selected ? 'tab selected' : 'tab'}
                id={`tab-${index}`}
                aria-controls={`panel-${index}`}
                aria-selected={index === selected}
                tabIndex={index === selected ? 0 : -1}
                onClick={() => this.#select(index)}
              >
                {title || index + 1}
              </button>
            ))}
          </div>
        )}
        {titles.map((_, index) => (
          <div
            // biome-ignore lint/suspicious/noArrayIndexKey: nor has a panel
            key={index}
            part="panel"
            id={`panel-${index}`}
            {...(hasTabs && {
              role: 'tabpanel',
              'aria-labelledby': `tab-${index}`,
              tabIndex: index === selected && !sections[index]?.querySelector(focusable) ? 0 : undefined,
            })}
          >
            {prepared ? prepared.show(index) : <slot name={`menu-${index}`} />}
          </div>
        ))}
        {!prepared && <slot name="end" />}
      </>
    );
  }
}
