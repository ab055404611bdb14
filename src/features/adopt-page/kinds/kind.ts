import type { SavedData } from '../parse-data';
import type { Reason } from '../reasons';

/**
 * Describes the block that an element of the saved page becomes. Changes nothing. Uses only DOM features that an HTML parser in
 * Node also has: no layout, no computed styles.
 * @returns a refusal for an element that has to stay as it is; undefined for one that works as it was saved
 */
export type Read = (element: Element, page: SavedPage) => Adoption | Refusal | undefined;

/** A kind of element in saved pages. Only pages that have one load the code that reads it. */
export interface Kind {
  /** Its name in the report. */
  kind: string;
  /** Matches one element for each block in the page. */
  selector: string;
  /** The block in its place: a tag without `az-`. */
  block: string;
  /** Whether an element of this kind may contain another. If not, a match within an adopted element belongs to that element. */
  nests?: boolean;
  load(): Promise<Read>;
}

/** Another builder, with a list of kinds of its own. Pages without its markup do not load the list. */
export interface OtherBuilder {
  builder: string;
  /** Matches something in each page that has one of the kinds. */
  selector: string;
  loadKinds(): Promise<Kind[]>;
}

/** Details of the saved page that readers may need. */
export interface SavedPage {
  /** The builder's settings of the site, as the page has saved them. */
  context: SavedData;
  /** `data-form-endpoint`: the address to which forms are sent; "" without one. */
  formEndpoint: string;
  /** `data-search-src`: the address of the index of pages to search. */
  searchSrc?: string | undefined;
  /** `data-adopt="remote"`: whether files may be requested from the builder's servers. */
  mayRequestRemote: boolean;
  /** In a dry run, which adopts a copy: the page's own element, which has the properties that scripts have set. */
  originalOf?(element: Element): Element | undefined;
}

/** Says that `home`, an element of the block, has the content of `source`. Content that no reader knows goes there, too. */
export type KeepIn = (source: Element, home: Element) => void;

export interface Adoption {
  /** The element that the block replaces. Default: the element that matches the kind's selector. */
  target?: Element;
  /** Settings for the attribute `data`: lists, objects, and names that HTML uses itself, such as `title`. */
  data?: Record<string, unknown>;
  /** Attributes of the block: settings, and the classes of the element that it replaces. */
  attributes?: Record<string, string>;
  /** The block's children: nodes of the page, moved or built from them. Called once, after everything has been read. */
  content?(keepIn: KeepIn): Node[];
  /** Whether the block shows further children as they are, between its own. Otherwise they go before or after the block. */
  keepsOtherContent?: boolean;
  /** Matches copies and controls of the builder in the target, which the block does not need. */
  builderParts?: string;
  /** What the owner still has to provide. */
  needs?: Reason | undefined;
}

/** The element stays, for this reason. */
export interface Refusal extends Reason {
  /** Controls in the element that do nothing any more. They are removed; all else stays as it is. */
  deadControls?: Element[];
}

export const isRefusal = (result: Adoption | Refusal | Element): result is Refusal => 'why' in result;
