import { isObject } from '../../../core/util/is-object';
import { pick, textOf } from '../parse-data';
import { blockJson } from './block-json';
import { createElement } from './element';
import type { Kind } from './kind';

const addressParts = ['addressTitle', 'addressLine1', 'addressLine2', 'addressCountry'];

export const map: Kind = {
  kind: 'map',
  selector: '.sqs-block-map',
  block: 'map',
  read(element) {
    const json = blockJson(element);
    const location = isObject(json?.location) ? json.location : {};
    const place = [location.markerLat ?? location.mapLat, location.markerLng ?? location.mapLng];
    if (!place.every((degrees) => typeof degrees === 'number')) return { why: 'It has no place.' };
    const target =
      element.querySelector('[data-context]') ?? element.querySelector('.sqs-block-content') ?? undefined;
    const lines = addressParts.map((name) => textOf(location[name]).trim()).filter(Boolean);
    return {
      ...(target && target !== element ? { target } : {}),
      data: pick(json, ['location', 'style', 'labels', 'terrain', 'controls', 'aspectRatio']),
      attributes: { class: target?.className ?? '' },
      content: () => (lines.length > 0 ? [createElement(element, 'address', lines.join(', '))] : []),
    };
  },
};
