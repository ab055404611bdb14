import { isObject } from '../../../../core/util/is-object';
import { pick, stringOf } from '../../parse-data';
import { blockJson } from '../block-json';
import { createElement } from '../element';
import type { Read } from '../kind';

const addressParts = ['addressTitle', 'addressLine1', 'addressLine2', 'addressCountry'];

/** Elements that the builder's script has drawn, and elements that show nothing. */
const emptySelector = '.gm-style, script, style, noscript, template';

/** Whether the owner has replaced the map with something else: a frame, a picture, a text. */
const hasOwnContent = (place: Element): boolean =>
  [...place.children].some(
    (child) => !child.matches(emptySelector) && (child.matches('iframe, img') || hasOwnContent(child)),
  ) || [...place.childNodes].some((node) => node.nodeType === 3 && /\S/.test(node.textContent ?? ''));

/** Saved numbers may be texts. */
const isNumber = (value: unknown): boolean =>
  typeof value === 'number' ||
  (typeof value === 'string' && /\d/.test(value) && Number.isFinite(Number(value)));

export const readMap: Read = (element) => {
  const json = blockJson(element);
  const location = isObject(json?.location) ? json.location : {};
  const place = [location.markerLat ?? location.mapLat, location.markerLng ?? location.mapLng];
  if (!place.every(isNumber)) return { why: 'It has no place.', key: 'noPlace' };
  const target =
    element.querySelector('[data-context]') ?? element.querySelector('.sqs-block-content') ?? undefined;
  if (hasOwnContent(target ?? element)) return undefined;
  const lines = addressParts.map((name) => stringOf(location[name]).trim()).filter(Boolean);
  return {
    ...(target && target !== element ? { target } : {}),
    // The builder's script has drawn all of it.
    builderParts: '*',
    data: pick(json, ['location', 'style', 'labels', 'terrain', 'controls', 'aspectRatio']),
    attributes: { class: target?.className ?? '' },
    content: () => (lines.length > 0 ? [createElement(element, 'address', lines.join(', '))] : []),
  };
};
