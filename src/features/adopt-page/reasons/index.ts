/**
 * The reasons of a report. The sentences stand where their entries are made, in English, for scripts and the console; each names
 * the message in which the panel says the same in the language of the page, so that code that only reports loads no translations.
 * @module
 */
import type { messages as spanish } from './messages/es-419';

/** Why an element stays as it was saved, or what it needs from the site's owner. */
export interface Reason {
  /** The sentence in English: `why` of the entry. */
  why: string;
  /** The message in which the panel says this. */
  key: keyof typeof spanish;
  /** Values of the message. The panel lists an `address` below it. */
  values?: Record<string, string>;
}

type Part =
  | 'pictures'
  | 'picture'
  | 'video'
  | 'form'
  | 'field'
  | 'sections'
  | 'items'
  | 'texts'
  | 'dishes'
  | 'values';

/** The element has nothing that the block would show. */
export const emptyReason = (part: Part): Reason => ({
  why: `There ${part.endsWith('s') ? 'are' : 'is'} no ${part} in it.`,
  key: 'empty',
  values: { part },
});

/** The page does not say where a file is. */
export const noAddressReason = (thing: 'picture' | 'film' | 'video' | 'recording'): Reason => ({
  why: `The page has no address of this ${thing}.`,
  key: 'noAddress',
  values: { thing },
});

/** A file stays out of the page, because it may not be requested from the builder's servers. */
export const onlyRemoteReason = (
  thing: 'picture' | 'gallery' | 'film' | 'recording',
  address: string,
): Reason => ({
  why: `The ${thing} exists only at the builder's servers: ${address} Save it beside the page, or set data-adopt="remote".`,
  key: 'onlyRemote',
  values: { thing, address },
});
