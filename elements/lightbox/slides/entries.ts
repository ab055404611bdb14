import type { InferOutput } from 'valibot';
import { isMedia } from '../../../src/media/media-address';
import type { schema } from '../schema';

export type Settings = InferOutput<typeof schema>;
export type Item = Settings['items'][number];

/** What a slide is made of: data, or an element of the page that has a picture or a video, or leads to one. */
export type Entry = Partial<Item> | HTMLElement;

export const players = 'az-video,video';
/** What a slide can be, in a container of any shape. */
export const candidates = `a[href],img,${players}`;
/** A picture in one of these is not there to be seen larger. */
const others = `a,button,noscript,${players}`;

const isEntry = (element: Element): boolean =>
  element.localName === 'a'
    ? isMedia(element as HTMLAnchorElement)
    : !element.parentElement?.closest(others) && !element.closest('[data-click-through-url]');

/** The pictures and videos of a container, in its order. */
export const entriesIn = (container: Element | undefined | null): HTMLElement[] =>
  // Its own root has the large ones.
  [container, container?.matches('az-lightbox') ? null : container?.shadowRoot].flatMap((root) =>
    [...(root?.querySelectorAll<HTMLElement>(candidates) ?? [])].filter(isEntry),
  );

/** Where the slides come from. */
export interface Source {
  entries: Entry[];
  /** The small picture that stands for a slide in the page. */
  thumbnailOf?(index: number): Element | null | undefined;
  /** The widths that there are of a slide's picture, for `srcset`, where the slide does not say it; "" is one. */
  srcsetOf?(index: number): string;
  /** Whether an address that names a slide opens it; otherwise only the visitor does. Default: true. */
  isLinked?: boolean;
}
