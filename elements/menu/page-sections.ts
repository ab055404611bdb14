import { slottableNodes } from '../../src/core/assign-slot';

const focusableSelector =
  'a[href],button,input,select,textarea,summary,iframe,[controls],[tabindex="0"],[contenteditable]';

export const isSection = ({ localName }: Element): boolean => localName === 'section';

export const sectionTitle = (section: Element): string =>
  (section.ariaLabel || section.querySelector('h1,h2,h3,h4,h5,h6')?.textContent || '').trim();

/** Whether something in a section can get the focus. */
export const hasFocusable = (section: Element | undefined): boolean =>
  !!section?.querySelector(focusableSelector);

/** The element's content around its sections: elements and texts. */
interface ContentAround {
  /** Stands before the tabs; content between two sections too. */
  before: (Element | Text)[];
  after: (Element | Text)[];
}

export const contentAround = (host: Element, sections: Element[]): ContentAround => {
  const nodes = slottableNodes(host);
  const last = sections.at(-1);
  const end = last ? nodes.indexOf(last) + 1 : nodes.length;
  return {
    before: nodes.slice(0, end).filter((node) => !sections.includes(node as Element)),
    after: nodes.slice(end),
  };
};
