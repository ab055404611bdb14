import { isObject } from '../../../../core/util/is-object';
import { singleLineText } from '../../../../core/util/single-line-text';
import { parseData, pick, type SavedData, stringOf } from '../../parse-data';
import { emptyReason } from '../../reasons';
import { toAttributes } from '../attributes';
import { createElement } from '../element';
import type { Read } from '../kind';

const attributeNames: Record<string, string> = {
  animationDirection: 'direction',
  animationSpeed: 'speed',
  waveIntensity: 'wave-intensity',
  waveFrequency: 'wave-frequency',
  linkTo: 'link-to',
};

/** The texts of the data, else those that the builder's script had put into the page to measure them. */
const textsOf = (element: Element, props: SavedData | undefined): string[] => {
  const items = Array.isArray(props?.marqueeItems) ? props.marqueeItems : [];
  const fromData = items.map((item) => (isObject(item) ? stringOf(item.text) : '')).filter(Boolean);
  const measured = [...element.querySelectorAll('.Marquee-measure > *')].map(singleLineText).filter(Boolean);
  return fromData.length > 0 ? fromData : measured;
};

export const readMarquee: Read = (element) => {
  const props = parseData(element.querySelector('.Marquee-props')?.textContent);
  const texts = textsOf(element, props);
  if (texts.length === 0) return emptyReason('texts');
  return {
    attributes: {
      class: element.className,
      style: element.getAttribute('style') ?? '',
      ...toAttributes(pick(props, Object.keys(attributeNames)), attributeNames),
    },
    content: () => texts.map((text) => createElement(element, 'span', text)),
  };
};
