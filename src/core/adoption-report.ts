/** A part of a saved page that `Azulejo.adopt` has found, and the result of its adoption. */
export interface AdoptionEntry {
  element: Element;
  /** The kind of element in the saved page: "gallery-block", "picture", "builder-script" … */
  kind: string;
  /** The block that has replaced the element: a tag without `az-`. Empty where the element itself works again. */
  block: string;
  /** `left`: the element stays as it was saved. `failed`: an error in Azulejo, which the console shows. */
  status: 'adopted' | 'left' | 'failed';
  /** Why the element is left, or what an adopted element still needs from the site's owner. Else empty. */
  why: string;
}

/** Options of `adopt`. */
export interface AdoptionOptions {
  /** Reports only, and changes nothing. Default: false. */
  dryRun?: boolean;
}
