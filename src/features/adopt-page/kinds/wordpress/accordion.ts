import { singleLineText } from '../../../../core/util/single-line-text';
import { emptyReason } from '../../reasons';
import { createElement } from '../element';
import type { Adoption, KeepIn, Read } from '../kind';
import { isRunning } from './is-running';

interface Shape {
  /** The whole accordion. */
  accordion: string;
  item: string;
  /** Its content becomes the section's heading. A heading element around it keeps its level. */
  title: string;
  content: string;
  /** Whether several sections may be open at once. */
  isMultiple(accordion: Element): boolean;
  /** Whether a section is open at first. */
  isOpen(item: Element, index: number, accordion: Element): boolean;
}

/** One row for each markup: WordPress and its plug-ins. */
const shapes: Shape[] = [
  // WordPress 6.9 and later
  {
    accordion: '.wp-block-accordion',
    item: '.wp-block-accordion-item',
    title: '.wp-block-accordion-heading__toggle-title',
    content: '.wp-block-accordion-panel',
    isMultiple: (accordion) => !/"autoclose":\s*true/.test(accordion.getAttribute('data-wp-context') ?? ''),
    isOpen: (item) => item.matches('.is-open, .open-by-default'),
  },
  // Kadence
  {
    accordion: '.wp-block-kadence-accordion',
    item: '.kt-accordion-pane',
    title: '.kt-blocks-accordion-title',
    content: '.kt-accordion-panel-inner',
    isMultiple: (accordion) => accordion.querySelector('[data-allow-multiple-open="true"]') !== null,
    isOpen: (_, index, accordion) =>
      accordion.querySelector('[data-start-open]')?.getAttribute('data-start-open') === String(index),
  },
  // Spectra
  {
    accordion: '.wp-block-uagb-faq',
    item: '.wp-block-uagb-faq-child',
    title: '.uagb-question',
    content: '.uagb-faq-content',
    isMultiple: (accordion) => accordion.getAttribute('data-inactiveotheritems') === 'false',
    isOpen: (item) => item.querySelector('.uagb-faq-item-active') !== null,
  },
  // Elementor
  {
    accordion: '.elementor-accordion',
    item: '.elementor-accordion-item',
    title: '.elementor-tab-title',
    content: '.elementor-tab-content',
    isMultiple: () => false,
    isOpen: (_, index) => index === 0,
  },
  {
    accordion: '.elementor-toggle',
    item: '.elementor-toggle-item',
    title: '.elementor-tab-title',
    content: '.elementor-tab-content',
    isMultiple: () => true,
    isOpen: () => false,
  },
];

export const accordionSelector = shapes.map(({ accordion }) => accordion).join();

/** Icons and numbers that a script or a style sheet draws. */
const decorationSelector = '[aria-hidden="true"], svg';

const headingOf = (title: Element): Element => {
  for (const part of title.querySelectorAll(decorationSelector)) part.remove();
  // A plug-in makes the title a link to nowhere, which would take the click from the heading.
  for (const link of title.querySelectorAll('a:not([href]), a[href=""]'))
    link.replaceWith(...link.childNodes);
  const text = createElement(title, 'span', ...title.childNodes);
  const level = title.closest('h1, h2, h3, h4, h5, h6')?.localName;
  return level ? createElement(title, level, text) : text;
};

const sectionOf = (
  item: Element,
  { title, content, keepIn }: Shape & { keepIn: KeepIn },
): HTMLElement | undefined => {
  const label = item.querySelector(title);
  if (!singleLineText(label) || !label) return undefined;
  const panel = item.querySelector(content);
  const section = createElement(item, 'details', createElement(item, 'summary', headingOf(label)));
  // The panel itself has the classes and attributes that hide it.
  if (panel) section.append(createElement(item, 'div', ...panel.childNodes));
  if (item.id) section.id = item.id;
  keepIn(item, section);
  return section;
};

const adoptionOf = (element: Element, items: Element[], shape: Shape): Adoption => ({
  attributes: {
    id: element.id,
    class: [...element.classList].filter((name) => name.startsWith('align')).join(' '),
    multiple: String(shape.isMultiple(element)),
  },
  keepsOtherContent: true,
  content: (keepIn) => {
    const open = items.map((item, index) => shape.isOpen(item, index, element));
    return items.flatMap((item, index) => {
      const section = sectionOf(item, { ...shape, keepIn });
      section?.toggleAttribute('open', open[index]);
      return section ?? [];
    });
  },
});

/** Accordions of WordPress and of plug-ins: the titles and texts are in the page, hidden by style. */
export const readWordPressAccordion: Read = (element, page) => {
  const shape = shapes.find(({ accordion }) => element.matches(accordion));
  if (!shape || isRunning(element, page)) return undefined;
  // A section may have another accordion in it.
  const items = [...element.querySelectorAll(shape.item)].filter(
    (item) => item.closest(shape.accordion) === element,
  );
  if (!items.some((item) => singleLineText(item.querySelector(shape.title)))) return emptyReason('sections');
  return adoptionOf(element, items, shape);
};
