import type { SyntheticEvent } from 'react';
import type { BlockHost } from '../../src/core/block-host';
import { emit } from '../../src/core/emit';
import { onHashLink, scrollToLinkTarget } from '../../src/core/util/hash-link';
import { parseAccordionLink } from './parse-link';
import type { AccordionSettings } from './schema';
import { isAnimating, setOpen } from './set-open';

/** An event of the page's own sections, or of those that React rendered. */
type SectionEvent = Event | SyntheticEvent;

export interface AccordionOptions {
  host: BlockHost;
  settings: AccordionSettings;
  /** The parent of the sections: the host, or the list of sections from data. */
  getContainer: () => Element;
}

/** The handlers and functions of an accordion. */
export interface AccordionController {
  /** Opens and closes sections for the first time, and opens the one that the page's address names. */
  start: () => void;
  /** Applies the settings of the latest render, and updates `:state(open)`: sections come and go. */
  update: (settings: AccordionSettings) => void;
  destroy: () => void;
  onClick: (event: SectionEvent) => void;
  onKeyDown: (event: SectionEvent) => void;
  /** `toggle` does not bubble: call this in the capture phase, or for each section. */
  onToggle: (event: SectionEvent) => void;
}

/** Elements that use clicks and keys themselves, inside a summary, too. */
const interactiveSelector = 'a[href],button,input,select,textarea,label,[tabindex],[contenteditable]';

const nativeEvent = (event: SectionEvent): Event => ('nativeEvent' in event ? event.nativeEvent : event);

/** The section whose summary got an event. */
const findSection = (event: Event, sections: HTMLDetailsElement[]): HTMLDetailsElement | undefined => {
  if (event.defaultPrevented) return undefined;
  for (const node of event.composedPath() as Element[]) {
    if (node.localName === 'summary') return sections.find((details) => details === node.parentElement);
    if (node.matches?.(interactiveSelector)) return undefined;
  }
  return undefined;
};

interface CloseOptions {
  except?: HTMLDetailsElement;
  animate?: boolean;
}

const closeSections = (
  sections: HTMLDetailsElement[],
  { except, animate = true }: CloseOptions = {},
): void => {
  for (const details of sections) if (details !== except) setOpen(details, false, animate);
};

/**
 * Makes an accordion of `<details>`, the page's own or those rendered from data. Only the document knows which sections
 * there are and which are open: find-in-page, a link or a script can open one at any time, and the `toggle` event reports
 * it. So the open sections are not React state.
 */
class DetailsAccordion implements AccordionController {
  readonly #host: BlockHost;
  readonly #getContainer: () => Element;
  #settings: AccordionSettings;
  /** The open sections whose `toggle` events have been handled. */
  readonly #knownOpen = new WeakSet<HTMLDetailsElement>();
  #stopListening: (() => void) | undefined;

  constructor({ host, settings, getContainer }: AccordionOptions) {
    this.#host = host;
    this.#settings = settings;
    this.#getContainer = getContainer;
  }

  start(): void {
    const { multiple, openFirst } = this.#settings;
    const sections = this.#getSections();
    const [first, ...others] = sections.filter(({ open }) => open);
    if (!multiple) for (const details of others) details.open = false;
    if (openFirst && !first && sections[0]) sections[0].open = true;
    for (const details of sections) if (details.open) this.#knownOpen.add(details);
    this.#stopListening = onHashLink(this.#openLinked);
  }

  update(settings: AccordionSettings): void {
    this.#settings = settings;
    this.#updateState();
  }

  destroy(): void {
    this.#stopListening?.();
  }

  readonly onClick = (event: SectionEvent): void => {
    const details = findSection(nativeEvent(event), this.#getSections());
    if (!details) return;
    event.preventDefault();
    if (isAnimating(details)) return;
    if (details.open) setOpen(details, false);
    else this.#open(details);
  };

  readonly onKeyDown = (event: SectionEvent): void => {
    const sections = this.#getSections().filter((details) => details.checkVisibility());
    const details = findSection(nativeEvent(event), sections);
    const { key, altKey, ctrlKey, metaKey } = nativeEvent(event) as KeyboardEvent;
    if (!details || altKey || ctrlKey || metaKey) return;
    const index = sections.indexOf(details);
    const next = { ArrowDown: index + 1, ArrowUp: index - 1, Home: 0, End: -1 }[key];
    if (next === undefined) return;
    event.preventDefault();
    sections
      .at(next % sections.length)
      ?.querySelector('summary')
      ?.focus();
  };

  readonly onToggle = ({ target }: SectionEvent): void => {
    const details = target as HTMLDetailsElement;
    const { open } = details;
    const sections = this.#getSections();
    const index = sections.indexOf(details);
    if (index < 0 || this.#knownOpen.has(details) === open) return;
    this.#knownOpen[open ? 'add' : 'delete'](details);
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
      : (this.#getContainer().getRootNode() as Document | ShadowRoot).getElementById(link);
    const details = target && sections.find((one) => one.contains(target));
    // Without animation: the target of a link must not move after the page has scrolled to it.
    if (details) {
      this.#open(details, false);
      scrollToLinkTarget({ target, navigation });
    } else if (isIndex) closeSections(sections, { animate: false });
  };

  #getSections(): HTMLDetailsElement[] {
    return [...this.#getContainer().querySelectorAll<HTMLDetailsElement>(':scope > details')];
  }

  #open(details: HTMLDetailsElement, animate = true): void {
    setOpen(details, true, animate);
    if (!this.#settings.multiple) closeSections(this.#getSections(), { except: details, animate });
  }

  #updateState(): void {
    const hasOpenSection = this.#getSections().some(({ open }) => open);
    this.#host.internals.states[hasOpenSection ? 'add' : 'delete']('open');
  }
}

export const createAccordion = (options: AccordionOptions): AccordionController =>
  new DetailsAccordion(options);
