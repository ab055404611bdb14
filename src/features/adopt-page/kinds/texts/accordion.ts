import { isTrue } from '../../parse-data';
import { emptyReason } from '../../reasons';
import { createElement } from '../element';
import type { KeepIn, Read } from '../kind';

/** The icon of a section. All sections have the same: an arrow, or else a plus, which is the default of the block. */
const iconSelector = '.accordion-icon-container';

/** `<details>` with the page's own heading and text. The button in the heading is left out: it would be a button in a button. */
const sectionOf = (item: Element, keepIn: KeepIn): HTMLElement[] => {
  const heading = item.querySelector('.accordion-item__title-wrapper');
  const title = item.querySelector('.accordion-item__title');
  const description =
    item.querySelector('.accordion-item__description') ?? item.querySelector('.accordion-item__dropdown');
  // An owner may have put the heading into the title.
  const isTitleInside = heading && title && !title.contains(heading);
  if (isTitleInside) heading.replaceChildren(title);
  const label = isTitleInside ? heading : (title ?? heading);
  if (!label) return [];
  const summary = createElement(item, 'summary', label);
  const section = createElement(item, 'details', summary);
  if (description) section.append(description);
  section.className = item.className;
  keepIn(item, section);
  return [section];
};

export const readAccordion: Read = (element) => {
  // A section may have another accordion in it.
  const items = [...element.querySelectorAll('.accordion-item')].filter(
    (item) => item.closest('.accordion-items-container') === element,
  );
  if (!items.some((item) => item.querySelector('.accordion-item__title'))) return emptyReason('sections');
  /** "true", or "" for the default of the block. */
  const flag = (name: string): string => (isTrue(element.getAttribute(name)) ? 'true' : '');
  const icon = element.querySelector(iconSelector);
  return {
    attributes: {
      multiple: flag('data-should-allow-multiple-open-items'),
      'open-first': flag('data-is-expanded-first-item'),
      icon: icon?.querySelector('.arrow-container') ? 'arrow' : '',
    },
    keepsOtherContent: true,
    content: (keepIn) => items.flatMap((item) => sectionOf(item, keepIn)),
  };
};
