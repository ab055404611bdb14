/** One thing that `Azulejo.adopt` has found in a saved page, and what became of it. */
export interface AdoptionEntry {
  element: Element;
  /** What the element is in the saved page: "gallery-block", "picture", "builder-script" … */
  kind: string;
  /** The block in its place: a tag without `az-`. Empty where the element itself works again. */
  block: string;
  /** `left`: it stays as it was saved. `failed`: an error of Azulejo's own, which the console shows. */
  status: 'adopted' | 'left' | 'failed';
  /** Why the element is left, or what an adopted one still needs from the site's owner. Empty where there is nothing to say. */
  why: string;
}

/** Options of `adopt`. */
export interface AdoptionOptions {
  /** Whether to report only, and change nothing. */
  dryRun?: boolean;
}
