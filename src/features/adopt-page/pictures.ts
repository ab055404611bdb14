import type { Scope } from '../../core/util/scope';
import { objectPositionOf } from '../media/focal-point';
import { isBuilderAddress, pictureAddress, remoteAddressAttribute } from './addresses';
import { createEntry, type ReportEntry } from './entries';
import type { SavedPage } from './kinds/kind';
import { savedFocalPoint, setDimensions } from './picture-details';
import { noAddressReason, onlyRemoteReason, type Reason } from './reasons';

/** The attributes from which the builder's script takes a picture's address. Azulejo's blocks would read them, too. */
const lazyAttributes = ['data-src', 'data-image', 'data-srcset', 'srcset'];

/** A crop keeps the focal point visible, as the builder's script does: `0.32,0.51` is `32% 51%`. */
const setFocalPoint = (image: Element): void => {
  const { style } = image as HTMLElement;
  const point = savedFocalPoint(image);
  if (!point || style.objectPosition || !image.hasAttribute('data-src')) return;
  style.objectPosition = objectPositionOf(point);
};

/** Blocks would read the address from these attributes, so only `data-az-remote` keeps it, for a later `data-adopt="remote"`. */
const keepFromLoading = (image: Element, address: string): void => {
  image.setAttribute(remoteAddressAttribute, address);
  for (const name of lazyAttributes) image.removeAttribute(name);
};

const showPicture = (image: Element, address: string): void => {
  setDimensions(image);
  setFocalPoint(image);
  if (image.getAttribute('src') !== address) image.setAttribute('src', address);
  // A `srcset` of the builder's servers would win over the page's own file.
  if (!isBuilderAddress(address) && /\/\/[^,]*(squarespace|sqsp)/.test(image.getAttribute('srcset') ?? ''))
    image.removeAttribute('srcset');
  image.removeAttribute(remoteAddressAttribute);
  // The builder's styles hide a picture without this class.
  image.classList.add('loaded');
};

/** Pictures that a script of the builder would have shown. */
const savedPictureSelector =
  'img:is([data-src], [data-image], [data-image-dimensions], [data-az-remote], .thumb-image)';

/** Shows each saved picture, or reports why it cannot. Pictures that show already are not in the report. */
export const revealPictures = (
  root: Scope,
  { mayRequestRemote }: Pick<SavedPage, 'mayRequestRemote'>,
): ReportEntry[] => {
  const entries: ReportEntry[] = [];
  for (const image of root.querySelectorAll(savedPictureSelector)) {
    if (image.closest('noscript')) continue;
    const report = (status: ReportEntry['status'], reason?: Reason): void => {
      entries.push(createEntry({ element: image, kind: 'picture', status, reason }));
    };
    const found = pictureAddress(image, { mayRequestRemote });
    const source = image.getAttribute('src');
    const isRequestedByPage = Boolean(source) && found?.address === source;
    if (!found) report('left', noAddressReason('picture'));
    else if (found.isRemote && !mayRequestRemote) {
      report('left', onlyRemoteReason('picture', found.address));
      if (isRequestedByPage) image.classList.add('loaded');
      else keepFromLoading(image, found.address);
    } else {
      if (!isRequestedByPage) report('adopted');
      showPicture(image, found.address);
    }
  }
  return entries;
};
