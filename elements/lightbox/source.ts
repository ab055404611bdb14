import type { BlockHost } from '../../src/core/block-host';
import type { LightboxItem } from './schema';
import { findEntries } from './slides/find-entries';
import type { SlideSource } from './slides/slide';

/** `<az-lightbox>` as its view sees the element. */
export interface LightboxHost extends BlockHost {
  /** Set by a block that has a lightbox of its own. */
  source?: () => SlideSource;
  /** Settings as a script has set them, also before they are rendered. */
  items: LightboxItem[];
  for: string;
  loop: boolean | undefined;
  thumbnails: boolean;
}

/** The element whose pictures are the slides: the lightbox itself, or the one that `for` names. */
export const containerOf = (host: LightboxHost): Element | null => {
  const root = host.getRootNode() as Document | ShadowRoot;
  return host.for ? root.getElementById(host.for) : host;
};

/** The slides as the page, the settings or the block around have them now. */
export const readSource = (host: LightboxHost): SlideSource => {
  if (host.source) return host.source();
  const entries = findEntries(containerOf(host));
  const { items } = host;
  return items.length > 0 ? { entries: items, thumbnailOf: (index) => entries[index] } : { entries };
};
