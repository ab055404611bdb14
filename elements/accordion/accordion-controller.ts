import type { BlockHost } from '../../src/core/block-host';
import { emit } from '../../src/core/emit';
import { lazyImport } from '../../src/core/lazy-import';
import { isNewHash, onHashLink, scrollToLinkTarget } from '../../src/core/util/hash-link';
import { hasModifierKey } from '../../src/core/util/modifier-keys';
import { parseAccordionLink } from './parse-link';
import type { AccordionSettings } from './schema';
import { isAnimating, setOpen } from './set-open';

/** Loaded once the state of a section differs from the page's HTML. */
const morphsModule = lazyImport(() => import('../../src/core/morphs'));

/** Interactive elements: a click or a key on one inside a summary does not open or close the section. */
const interactiveSelector = 'a[href],button,input,select,textarea,label,[tabindex],[contenteditable]';

/** The section whose summary got an event. */
const findSection = (event: Event, sections: HTMLDetailsElement[]): HTMLDetailsElement | undefined => {
  if (event.defaultPrevented) return undefined;
  for (const node of event.composedPath() as Element[]) {
    if (node.localName === 'summary') return sections.find((details) => details === node.parentElement);
    if (node.matches?.(interactiveSelector)) return undefined;
  }
  return undefined;
};

/** Which sections are open, by the page's HTML and the settings. */
const openAtFirst = (
  sections: HTMLDetailsElement[],
  { multiple, openFirst }: Pick<AccordionSettings, 'multiple' | 'openFirst'>,
): boolean[] => {
  const firstOpen = sections.findIndex(({ open }) => open);
  const opensFirst = openFirst && (multiple || firstOpen < 0);
  return sections.map(({ open }, index) => {
    if (index === 0 && opensFirst) return true;
    return multiple ? open : index === firstOpen;
  });
};

/** A section that has been opened or closed. */
interface ChangedSection {
  /** Stops restoring the section after morphs; undefined until the code for that is loaded. */
  stop?: () => void;
  /** Whether the block has been unmounted since. */
  isStopped?: boolean;
}

interface CloseOptions {
  except?: HTMLDetailsElement;
  animate?: boolean;
}

const closeSections = (
  sections: HTMLDetailsElement[],
  { except, animate = true }: CloseOptions = {},
): void => {
  for (const details of sections) if (details !== except) setOpen(details, { open: false, animate });
};

/** Scrolls the heading of an opened section into view: long sections that close above it would move it out of the window. */
const keepHeadingInView = (details: HTMLDetailsElement): void => {
  // A link may have opened another section meanwhile, and scrolled there.
  if (!details.open) return;
  details.querySelector('summary')?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  if (isAnimating(details)) requestAnimationFrame(() => keepHeadingInView(details));
};

/**
 * Makes an accordion of `<details>`, the page's own or those rendered from data. Only the document knows which sections
 * there are and which are open: find-in-page, a link or a script can open one at any time, and the `toggle` event reports
 * it. So the open sections are not React state.
 */
export class AccordionController {
  readonly #host: BlockHost;
  /** The parent of the sections: the host, or the list of sections from data. */
  #container: HTMLElement;
  #settings: AccordionSettings;
  /** The open sections whose `toggle` events have been handled. */
  readonly #knownOpen = new WeakSet<HTMLDetailsElement>();
  /** The sections that have been opened or closed. Their state is the visitor's, and survives a morph of the page. */
  readonly #changed = new Map<HTMLDetailsElement, ChangedSection>();
  /** Which sections were open when the element left the page; undefined before. */
  #openBefore: boolean[] | undefined;
  #listeners: AbortController | undefined;
  #stopFollowingLinks: (() => void) | undefined;

  constructor(host: BlockHost, settings: AccordionSettings) {
    this.#host = host;
    this.#container = host;
    this.#settings = settings;
  }

  /**
   * Opens and closes the sections in `container` as the settings say, then opens the section that the page's address names. An
   * element that comes back to the page has the sections open that the visitor has left open.
   */
  start(container: HTMLElement): void {
    this.#container = container;
    const sections = this.#getSections();
    const isBack = this.#openBefore?.length === sections.length;
    const openNow = (isBack && this.#openBefore) || openAtFirst(sections, this.#settings);
    const changedBefore = new Set(this.#changed.keys());
    this.#changed.clear();
    for (const [index, details] of sections.entries()) {
      const open = !!openNow[index];
      const isChange = details.open !== open;
      details.open = open;
      this.#knownOpen[open ? 'add' : 'delete'](details);
      if (isChange || changedBefore.has(details)) this.#keepThroughMorphs(details);
    }
    this.#listeners = new AbortController();
    const { signal } = this.#listeners;
    container.addEventListener('click', this.#onClick, { signal });
    container.addEventListener('keydown', this.#onKeyDown, { signal });
    // `toggle` does not bubble.
    container.addEventListener('toggle', this.#onToggle, { signal, capture: true });
    this.#stopFollowingLinks = onHashLink((navigation) => {
      const isNew = isNewHash(this.#host);
      if (isNew || navigation) this.#openLinked(navigation);
    });
  }

  /** Applies the settings of the latest render, and updates `:state(open)`, as the render may have added or removed sections. */
  update(settings: AccordionSettings): void {
    this.#settings = settings;
    this.#updateState();
  }

  destroy(): void {
    this.#listeners?.abort();
    this.#stopFollowingLinks?.();
    this.#openBefore = this.#getSections().map(({ open }) => open);
    for (const change of this.#changed.values()) {
      change.isStopped = true;
      change.stop?.();
    }
  }

  readonly #onClick = (event: Event): void => {
    const details = findSection(event, this.#getSections());
    if (!details) return;
    event.preventDefault();
    if (isAnimating(details)) return;
    if (details.open) setOpen(details, { open: false });
    else {
      this.#open(details);
      if (!this.#settings.multiple) keepHeadingInView(details);
    }
  };

  readonly #onKeyDown = (event: KeyboardEvent): void => {
    const sections = this.#getSections().filter((details) => details.checkVisibility());
    const details = findSection(event, sections);
    if (!details || hasModifierKey(event)) return;
    const index = sections.indexOf(details);
    const next = { ArrowDown: index + 1, ArrowUp: index - 1, Home: 0, End: -1 }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    sections
      .at(next % sections.length)
      ?.querySelector('summary')
      ?.focus();
  };

  readonly #onToggle = ({ target }: Event): void => {
    const details = target as HTMLDetailsElement;
    const { open } = details;
    const sections = this.#getSections();
    const index = sections.indexOf(details);
    if (index < 0 || this.#knownOpen.has(details) === open) return;
    this.#knownOpen[open ? 'add' : 'delete'](details);
    this.#keepThroughMorphs(details);
    this.#updateState();
    emit(this.#host, 'az-toggle', { detail: { index, open } });
    // Skip sections opened since then: their own `toggle` event follows.
    if (details.open && !this.#settings.multiple)
      closeSections(
        sections.filter((one) => this.#knownOpen.has(one)),
        { except: details },
      );
  };

  /** Opens the section that the page's address names. @param navigation the event of a later navigation */
  readonly #openLinked = (navigation?: Event): void => {
    const sections = this.#getSections();
    const link = parseAccordionLink(location.hash);
    const isIndex = typeof link === 'number';
    const target = isIndex
      ? sections[link]
      : (this.#container.getRootNode() as Document | ShadowRoot).getElementById(link);
    const details = target && sections.find((one) => one.contains(target));
    // Without animation: the target of a link must not move after the page has scrolled to it.
    if (details) {
      this.#open(details, false);
      scrollToLinkTarget({ target, navigation });
    } else if (isIndex) closeSections(sections, { animate: false });
  };

  #getSections(): HTMLDetailsElement[] {
    return [...this.#container.querySelectorAll<HTMLDetailsElement>(':scope > details')];
  }

  #open(details: HTMLDetailsElement, animate = true): void {
    setOpen(details, { open: true, animate });
    if (!this.#settings.multiple) closeSections(this.#getSections(), { except: details, animate });
  }

  /** Restores the visitor's choice after a morph, which resets a section to its state in the server's HTML. */
  async #keepThroughMorphs(details: HTMLDetailsElement): Promise<void> {
    if (details.parentNode !== this.#host || this.#changed.has(details)) return;
    const change: ChangedSection = {};
    this.#changed.set(details, change);
    // If the module fails to load, a morph resets the section; everything else works.
    const morphs = await morphsModule.load().catch(() => undefined);
    if (change.isStopped) return;
    change.stop = morphs?.onMorph(details, () => {
      details.open = this.#knownOpen.has(details);
    });
  }

  #updateState(): void {
    const hasOpenSection = this.#getSections().some(({ open }) => open);
    this.#host.internals.states[hasOpenSection ? 'add' : 'delete']('open');
  }
}
