import { isObject } from '../../../core/util/is-object';

/** A setting of the saved site: at the top of its context, or in the parts that templates of some years have. */
export const siteSettings = (context: Record<string, unknown>, name: string): unknown =>
  [context, context.websiteSettings, context.website]
    .filter(isObject)
    .map((part) => part[name])
    .find((value) => value !== undefined && value !== null);
