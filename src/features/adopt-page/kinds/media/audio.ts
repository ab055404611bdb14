import { isBuilderAddress } from '../../addresses';
import { noAddressReason, onlyRemoteReason } from '../../reasons';
import type { Read } from '../kind';

export const readAudio: Read = (element, { mayRequestRemote }) => {
  const address = element.getAttribute('data-url') ?? '';
  if (!address) return noAddressReason('recording');
  if (isBuilderAddress(address) && !mayRequestRemote) return onlyRemoteReason('recording', address);
  // The block itself reads these attributes.
  return { content: () => [element] };
};
