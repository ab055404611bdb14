import { contentNodesOf } from '../../src/core/host-content';

/** Elements that stay in the line of the text around them. */
const inlineElements = 'a, abbr, b, bdi, bdo, cite, em, i, small, span, strong, time, u';

/** A node's text, line by line. `innerText` has no lines while the node is in no slot, or in a part of the page that is hidden. */
const readLines = (node: Node): string => {
  if (node instanceof HTMLBRElement) return '\n';
  if (node instanceof Text) return node.data.replace(/\s+/g, ' ');
  if (!(node instanceof HTMLElement)) return '';
  // Empty for an element in no slot.
  const { display } = getComputedStyle(node);
  if (display === 'none') return '';
  const text = [...node.childNodes].map(readLines).join('');
  const isInline = display ? /^(inline|contents)/.test(display) : node.matches(inlineElements);
  return isInline ? text : `\n${text}\n`;
};

/** The text of the page's own address, line by line: of the first element, or of bare text. */
export const readOwnAddress = (host: Element): string => {
  const nodes = contentNodesOf(host);
  const [first] = nodes;
  return first instanceof HTMLElement ? readLines(first) : nodes.map(readLines).join('');
};
