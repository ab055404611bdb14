import { existsOnlyRemotely, isBuilderAddress } from '../../addresses';
import type { Read } from '../kind';

export const readAudio: Read = (element, { mayRequestRemote }) => {
  const address = element.getAttribute('data-url') ?? '';
  if (!address) return { why: 'The page has no address of this recording.' };
  if (isBuilderAddress(address) && !mayRequestRemote)
    return { why: existsOnlyRemotely('recording', address) };
  // The block itself reads these attributes.
  return { content: () => [element] };
};
