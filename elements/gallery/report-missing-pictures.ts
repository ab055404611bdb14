import type { BlockHost } from '../../src/core/block-host';
import { warnOnce } from '../../src/core/util/warn-once';
import type { Slide } from './slides';

const problem = 'No images: expected <figure>, <img> or <picture> children, or `items` with a `src` each.';

/** Logs that a gallery has slides or other content, but no pictures. Slides of text can be meant, so these are a warning. */
export const reportMissingPictures = (host: BlockHost, [first]: Slide[]): void => {
  if (first && 'item' in first) host.report(Error(`${problem} Placeholders show.`));
  else if (first) warnOnce(host, `${problem} The children show without pictures.`);
  else host.report(Error(`${problem} The element's own content shows.`));
};
