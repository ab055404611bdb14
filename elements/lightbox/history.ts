import type { Entry } from './slides/entries';
import type { Viewer } from './viewer';

type NamesOf = (entry: Entry | undefined) => string[];

const field = 'itemId';
/** In the state of an entry that a lightbox has made. */
const mark = 'azLightbox';

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

const hashName = (): string | null => new URLSearchParams(location.hash.replace(/^#[/!?]*/, '')).get(field);

/** The slide that the address names (gallery 2.1): in the hash, or at the end of the path; -1 where it names none. */
export const indexAt = (entries: Entry[], namesOf: NamesOf): number => {
  const wanted = hashName();
  const path = decoded(location.pathname).replace(/\/$/, '');
  const isNamed = (name: string): boolean =>
    name !== '' && (wanted === null ? path.endsWith(`/${name.replace(/^\//, '')}`) : name === wanted);
  return entries.findIndex((entry) => namesOf(entry).some(isNamed));
};

/** A page that somebody edits in a frame; its address is the editor's business (gallery 2.1). */
const isEdited = (): boolean =>
  document.documentElement.matches('.sqs-edit-mode-active,.sqs-edit-mode,[data-azulejo-editor]');

/** Keeps the address at the slide that is looked at: one step back is the page without the lightbox. */
export class Address {
  readonly #lightbox: Viewer;
  readonly #namesOf: NamesOf;
  /** Whether the entry of the history is one that it has made: then closing goes back. */
  #hasPushed = false;
  /** Whether it does what the address says, which then is not to be changed. */
  #isFollowing = false;

  constructor(lightbox: Viewer, namesOf: NamesOf, signal: AbortSignal) {
    this.#lightbox = lightbox;
    this.#namesOf = namesOf;
    addEventListener('popstate', () => this.#follow(), { signal });
    if (lightbox.isOpen) this.opened(lightbox.index);
    else this.#begin();
  }

  /** Opens what the address names. */
  #begin(): void {
    const index = this.#isLinked && !isEdited() ? this.#named() : -1;
    if (index < 0) return;
    this.#isFollowing = true;
    this.#lightbox.open(index);
    this.#isFollowing = false;
  }

  opened(index: number): void {
    if (this.#isFollowing || isEdited()) return;
    this.#hasPushed = true;
    history.pushState({ ...history.state, [mark]: true }, '', this.#urlOf(index));
  }

  changed(index: number): void {
    if (!this.#isFollowing && !isEdited()) history.replaceState(history.state, '', this.#urlOf(index));
  }

  closed(): void {
    const wasPushed = this.#hasPushed;
    this.#hasPushed = false;
    if (this.#isFollowing) this.#isFollowing = false;
    else if (isEdited()) return;
    else if (wasPushed) history.back();
    else if (hashName() !== null)
      history.replaceState(history.state, '', location.pathname + location.search);
  }

  /** The visitor has gone to another entry of the history, or has written another address. */
  #follow(): void {
    if (isEdited()) return;
    const lightbox = this.#lightbox;
    const isOurs = history.state?.[mark] === true;
    const isNamed = isOurs || (hashName() !== null && this.#isLinked);
    const index = isNamed ? this.#named() : -1;
    this.#isFollowing = true;
    if (lightbox.isOpen && (index < 0 || (this.#hasPushed && !isOurs))) {
      // Until it has closed: what it has made in the history is gone already.
      lightbox.close();
      return;
    }
    if (lightbox.isOpen) lightbox.goTo(index);
    else if (index >= 0) {
      this.#hasPushed = isOurs;
      lightbox.open(index);
    }
    this.#isFollowing = false;
  }

  /** Whether an address opens it that it has not made itself. */
  get #isLinked(): boolean {
    return this.#lightbox.source.isLinked !== false;
  }

  #named(): number {
    return indexAt(this.#lightbox.source.entries, this.#namesOf);
  }

  #urlOf(index: number): string {
    const name = this.#namesOf(this.#lightbox.source.entries[index]).find(Boolean);
    if (name) return `#${field}=${encodeURIComponent(name)}`;
    return location.pathname + location.search + (hashName() === null ? location.hash : '');
  }
}
