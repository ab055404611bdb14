import { isObject } from '../../../../core/util/is-object';
import { singleLineText } from '../../../../core/util/single-line-text';
import { isTrue, pick, stringOf } from '../../parse-data';
import { siteSetting } from '../../saved-context';
import type { Read } from '../kind';

/** The builder's script makes the bar from the site's settings; the page has only an empty place for it. */
export const readAnnouncementBar: Read = (element, { context }) => {
  if (singleLineText(element) || !isTrue(siteSetting(context, 'showAnnouncementBar'))) return undefined;
  const settings = siteSetting(context, 'announcementBarSettings');
  if (!isObject(settings)) return undefined;
  const text = stringOf(settings.text)
    .replace(/<[^>]*>|&nbsp;/g, '')
    .trim();
  if (!text) return undefined;
  return {
    data: pick(settings, ['text', 'style', 'clickthroughUrl']),
    attributes: { class: element.className },
  };
};
