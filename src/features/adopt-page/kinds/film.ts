import { isObject } from '../../../core/util/is-object';
import { isBuilderAddress } from '../addresses';
import { parseData, stringOf } from '../parse-data';
import { noAddressReason, onlyRemoteReason, type Reason } from '../reasons';
import type { SavedPage } from './kind';

/** A film that the builder hosts, alone or in a gallery. */
export const filmSelector = '.sqs-native-video';

/** On an element with a film behind a section: the JSON that other films have in `data-config-video`. */
export const backgroundFilmAttribute = 'data-config-native-video';

/**
 * Why a film cannot play in the page.
 * @returns undefined where it can: the video block itself reads the addresses of its files
 */
export const whyFilmIsMissing = (
  film: Element,
  { mayRequestRemote }: Pick<SavedPage, 'mayRequestRemote'>,
): Reason | undefined => {
  const config = parseData(
    film.getAttribute('data-config-video') ?? film.getAttribute(backgroundFilmAttribute),
  );
  const details = isObject(config?.structuredContent) ? config.structuredContent : config;
  const address = stringOf(details?.alexandriaUrl);
  if (!address) return noAddressReason('film');
  return isBuilderAddress(address) && !mayRequestRemote ? onlyRemoteReason('film', address) : undefined;
};
