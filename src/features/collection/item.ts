import type { ReportSettingError, SettingError } from '../../core/settings/check-value';
import { reportSettingErrors } from '../../core/settings/report-setting-errors';
import { isObject } from '../../core/util/is-object';
import { checkEnd } from '../dates/check-end';
import { dateExpected, type ItemDate, readDate } from '../dates/dates';
import { readTimeZone, timeZoneExpected } from '../dates/time-zone';
import { type Dimensions, dimensionsOf } from '../media/dimensions';
import { type FocalPoint, focalPointOf } from '../media/focal-point';
import { mapInTasks } from './map-in-tasks';
import type { ItemSettings } from './schema';

export interface ItemImage {
  src: string;
  /** "" for a picture that the title beside it names. */
  alt: string;
  /** In px, where it is known. */
  dimensions: Dimensions | undefined;
  focalPoint: FocalPoint;
}

/** An item of a collection: a blog post, a product, a picture, an event. From data, or from an element of the page. */
export interface CollectionItem {
  /** The id of the data; else the address, else the title. "" where there is none of them. */
  id: string;
  title: string;
  /** HTML, not sanitised yet. */
  excerpt: string;
  /** HTML, not sanitised yet. */
  body: string;
  /** Address of the item's page; safe as the `href` of a link. */
  url: string | undefined;
  image: ItemImage | undefined;
  publishedOn: ItemDate | undefined;
  startsOn: ItemDate | undefined;
  endsOn: ItemDate | undefined;
  author: string;
  /** One line: the place's name and its address. */
  location: string;
  tags: string[];
  categories: string[];
  commentCount: number;
  likeCount: number;
  /** The builder's number of the kind of item (`itemTypes` in azulejo/enums); undefined where the data have none. */
  recordType: number | undefined;
  /** Variants and prices of a product: unchecked data, as the product block takes them. */
  structuredContent: unknown;
  /** The page's own element that shows the item. Undefined for an item from data. */
  element: HTMLElement | undefined;
}

const locationText = (location: ItemSettings['location']): string => {
  if (!isObject(location)) return location ?? '';
  const { addressTitle, addressLine1, addressLine2, addressCountry } = location;
  return [addressTitle, addressLine1, addressLine2, addressCountry].filter(Boolean).join(', ');
};

export interface ReadOptions {
  /** Where the item stands, for messages: `items.3`. */
  path: string;
  report: ReportSettingError;
  /** IANA name of the time zone of dates that name none. Default: the visitor's own. */
  timeZone?: string | undefined;
}

/** Reads an item whose types have been checked against the schema. */
export const readItem = (data: ItemSettings, { path, report, ...defaults }: ReadOptions): CollectionItem => {
  const { id, title, author, structuredContent } = data;
  const content = isObject(structuredContent) ? structuredContent : {};
  const ownZone = readTimeZone(data.timeZone, () =>
    report({ path: `${path}.timeZone`, value: data.timeZone, expected: timeZoneExpected }),
  );
  const timeZone = ownZone ?? defaults.timeZone;

  const dateOf = (key: 'publishOn' | 'startDate' | 'endDate'): ItemDate | undefined => {
    const value = data[key] ?? (key === 'publishOn' ? undefined : content[key]);
    if (value === undefined || value === null || value === '') return undefined;
    const date = readDate(value, timeZone);
    if (!date) report({ path: `${path}.${key}`, value, expected: dateExpected });
    return date;
  };

  const startsOn = dateOf('startDate');
  const endsOn = checkEnd({ startsOn, endsOn: dateOf('endDate') }, () =>
    report({
      path: `${path}.endDate`,
      value: data.endDate ?? content.endDate,
      expected: 'a date after startDate',
    }),
  );
  const src = data.assetUrl;
  const url = data.fullUrl || undefined;
  return {
    id: id || url || title,
    title,
    excerpt: data.excerpt,
    body: data.body,
    url,
    image: src
      ? {
          src,
          alt: data.alt,
          dimensions: dimensionsOf(data.originalSize),
          focalPoint: focalPointOf(data.focalPoint),
        }
      : undefined,
    publishedOn: dateOf('publishOn'),
    startsOn,
    endsOn,
    author: isObject(author) ? author.displayName : (author ?? ''),
    location: locationText(data.location),
    tags: data.tags,
    categories: data.categories,
    commentCount: data.commentCount,
    likeCount: data.likeCount,
    recordType: data.recordType,
    structuredContent,
    element: undefined,
  };
};

/**
 * Reads items whose types have been checked, and logs in one line which of their properties are wrong.
 * @param host the block that the items come from
 * @param timeZone IANA name of the time zone of items that name none. Default: the visitor's own.
 */
export const readItems = async (
  items: ItemSettings[],
  host: Element,
  timeZone?: string,
): Promise<CollectionItem[]> => {
  const errors: SettingError[] = [];
  const report: ReportSettingError = (error) => errors.push(error);
  const read = await mapInTasks(items, (item, index) =>
    readItem(item, { path: `items.${index}`, report, timeZone }),
  );
  reportSettingErrors(host, errors);
  return read;
};
