import type { BlockHost } from '../../src/core/block-host';
import { contentNodesOf, hasOwnContent } from '../../src/core/host-content';
import { useError } from '../../src/hooks/use-error';
import { useWarning } from '../../src/hooks/use-warning';
import { hasPicture, type Slide } from './slides';

const consequences = {
  placeholders: 'Placeholders show.',
  slides: 'The children show without pictures.',
  content: "The element's own content shows.",
};

/** What shows in place of pictures; undefined where there are pictures, or where the author has given nothing. */
const replacementOf = (host: BlockHost, slides: Slide[]): keyof typeof consequences | undefined => {
  if (slides.some(hasPicture)) return undefined;
  const [first] = slides;
  if (first && 'item' in first) return 'placeholders';
  if (!hasOwnContent(host)) return undefined;
  return first ? 'slides' : 'content';
};

/**
 * Reports a gallery without pictures whose author has given something. Slides of text can be meant, so these are a warning.
 * @returns the element's own content where that is all that can show
 */
export const useMissingPictures = (host: BlockHost, slides: Slide[]): (Element | Text)[] | undefined => {
  const replacement = replacementOf(host, slides);
  const problem =
    replacement &&
    `No images: expected <figure>, <img> or <picture> children, or \`items\` with a \`src\` each. ${consequences[replacement]}`;
  useError(host, replacement === 'slides' ? undefined : problem);
  useWarning(host, replacement === 'slides' ? problem : undefined);
  return replacement === 'content' ? contentNodesOf(host) : undefined;
};
