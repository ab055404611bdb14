import { isObject } from '../../../../core/util/is-object';
import { isBuilderAddress } from '../../addresses';
import { pick, type SavedData, stringOf } from '../../parse-data';
import { onlyRemoteReason, type Reason } from '../../reasons';
import type { SavedPage } from '../kind';

/** The fields of an item that a summary shows, by their saved names. */
const itemFields = [
  'id',
  'title',
  'excerpt',
  'alt',
  'originalSize',
  'focalPoint',
  'fullUrl',
  'publishOn',
  'startDate',
  'endDate',
  'timeZone',
  'author',
  'location',
  'tags',
  'categories',
  'recordType',
  'structuredContent',
];

interface DataItems {
  /** Entries for the summary's setting `items`, which sanitises their HTML. */
  items: SavedData[];
  /** Why pictures are missing, if only the builder's servers have them. */
  needs?: Reason;
}

/** Items that a page has only as data. A picture that may not be requested is left out of its item. */
export const dataItems = (list: unknown, { mayRequestRemote }: SavedPage): DataItems => {
  const missing: string[] = [];
  const items = (Array.isArray(list) ? list : []).filter(isObject).map((saved): SavedData => {
    const item = pick({ focalPoint: saved.mediaFocalPoint, ...saved }, itemFields);
    const assetUrl = stringOf(saved.assetUrl);
    if (!assetUrl) return item;
    if (mayRequestRemote || !isBuilderAddress(assetUrl)) return { ...item, assetUrl };
    missing.push(assetUrl);
    return item;
  });
  const [address] = missing;
  return { items, ...(address ? { needs: onlyRemoteReason('picture', address) } : {}) };
};

/** Converts an item of a list of people, services and the like to the field names of a collection's items. */
export const itemOfUserList = (saved: SavedData): SavedData => {
  const image = isObject(saved.image) ? saved.image : {};
  const button = isObject(saved.button) ? saved.button : {};
  return {
    title: saved.title,
    excerpt: saved.description,
    fullUrl: button.buttonLink,
    alt: saved.imageAltText,
    ...pick(image, ['assetUrl', 'originalSize', 'mediaFocalPoint']),
  };
};
