import { parseData, type SavedData } from '../parse-data';

/** The settings of a saved block: from its own JSON or, for components of 7.1, from the JSON of an inner element. */
export const blockJson = (element: Element): SavedData | undefined => {
  const block = element.closest('.sqs-block') ?? element;
  const component = block.querySelector('[data-context]');
  return (
    parseData(block.getAttribute('data-block-json')) ?? parseData(component?.getAttribute('data-context'))
  );
};

/** The raw text of these settings, for readers that search in JSON too damaged to be parsed. */
export const blockJsonText = (element: Element): string =>
  (element.closest('.sqs-block') ?? element).getAttribute('data-block-json') ?? '';
