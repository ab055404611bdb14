import { existsOnlyRemotely, isBuilderAddress } from '../addresses';
import type { Kind } from './kind';

export const audio: Kind = {
  kind: 'audio',
  selector: '.sqs-audio-embed',
  block: 'audio',
  read(element, { mayRequestRemote }) {
    const address = element.getAttribute('data-url') ?? '';
    if (!address) return { why: 'The page has no address of this recording.' };
    if (isBuilderAddress(address) && !mayRequestRemote)
      return { why: existsOnlyRemotely('recording', address) };
    // The block itself reads these attributes.
    return { content: () => [element] };
  },
};
