import type { SavedData } from '../parse-data';
/**
 * How an element of the saved page becomes a block. Changes nothing, and returns nothing for an element that works as it was
 * saved. It asks the DOM only for what an HTML parser in Node has, too: no layout, no computed styles.
 */
export type Read = (element: Element, page: SavedPage) => Adoption | Refusal | undefined;

/** A kind of block in pages of the hosted builder. The code that reads one is loaded by pages that have one. */
export interface Kind {
  /** Its name in the report. */
  kind: string;
  /** Matches one element for each block in the page. */
  selector: string;
  /** The block in its place: a tag without `az-`. */
  block: string;
  /** Whether one may be in another. Otherwise elements in one that has been adopted belong to that one. */
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

/** What a kind may need from the page around the element. */
export interface SavedPage {
  /** The builder's settings of the site, as the page has saved them. */
  context: SavedData;
  /** The owner's address for forms, else "". */
  formEndpoint: string;
  /** The owner's address of the pages to search, if there is one. */
  searchSrc?: string | undefined;
  /** Whether files may be requested from the builder's servers. */
  mayRequestRemote: boolean;
  /** In a dry run, which adopts a copy: the element of the page itself, with what scripts keep in its properties. */
  originalOf?(element: Element): Element | undefined;
}

/** Says which element of the block has the content of an element of the page, so that what the reader does not know stays in it. */
export type KeepIn = (source: Element, home: Element) => void;

export interface Adoption {
  /** The element that the block replaces. Default: the element that matches. */
  target?: Element;
  /** Settings for the attribute `data`: lists, objects, and names that HTML uses itself, such as `title`. */
  data?: Record<string, unknown>;
  /** Further attributes: settings, and the classes of the element in whose place the block stands. */
  attributes?: Record<string, string>;
  /** The block's children: nodes of the page, moved or built from them. Called once, after everything has been read. */
  content?(keepIn: KeepIn): Node[];
  /** Whether the block shows further children as they are, between its own. Otherwise they go before or after the block. */
  keepsOtherContent?: boolean;
  /** Matches copies and controls of the builder in the target, which the block does not need. */
  builderParts?: string;
  /** What the owner still has to give. */
  needs?: string;
}

/** The element stays as it is. */
export interface Refusal {
  /** A sentence for the site's owner. */
  why: string;
}

export const isRefusal = (result: Adoption | Refusal | Element): result is Refusal => 'why' in result;
