import { emptyReason } from '../../reasons';
import type { Read } from '../kind';

export const detailsSelector = '.wp-block-details';

const runFrom = (first: Element): Element[] => {
  const run = [first];
  for (let next = first.nextElementSibling; next?.matches(detailsSelector); next = next.nextElementSibling)
    run.push(next);
  return run;
};

/** Neighbouring details blocks become one accordion. In the saved page, they close each other only with a shared `name`. */
export const readDetails: Read = (element) => {
  // The first one stands for the whole run.
  if (element.previousElementSibling?.matches(detailsSelector)) return undefined;
  const sections = runFrom(element);
  if (!sections.every((section) => section.querySelector(':scope > summary'))) return emptyReason('sections');
  const name = element.getAttribute('name');
  const isExclusive = Boolean(name) && sections.every((section) => section.getAttribute('name') === name);
  return {
    attributes: { multiple: String(!isExclusive) },
    content: () => sections,
  };
};
