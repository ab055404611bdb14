import { safeUrl } from '../../../src/util/safe-url';
import type { Slide } from './slide-of';

/** What a caption keeps of the page's markup; of other elements only what is in them. */
const kept = 'b,strong,i,em,u,s,small,sub,sup,mark,code,cite,q,br,p,ul,ol,li';
const silent = 'script,style,noscript,svg,button,select';

/** A copy that can be read and whose links work, and nothing else: no ids, no handlers, no styles of the page. */
const copyOf = (node: Node): Node => {
  if (!(node instanceof Element)) return document.createTextNode(node.textContent ?? '');
  let copy: Node = document.createDocumentFragment();
  if (node.matches(silent)) return copy;
  const href = node instanceof HTMLAnchorElement && safeUrl(node.href);
  if (href) {
    const { target, rel } = node;
    copy = Object.assign(document.createElement('a'), { href, target, rel });
  } else if (node.matches(kept)) copy = document.createElement(node.localName);
  for (const child of node.childNodes)
    if (child.nodeType === Node.TEXT_NODE || child instanceof Element) copy.appendChild(copyOf(child));
  return copy;
};

const element = <K extends keyof HTMLElementTagNameMap>(
  name: K,
  part: string,
  ...children: (Node | string)[]
): HTMLElementTagNameMap[K] => {
  const made = document.createElement(name);
  made.setAttribute('part', part);
  made.append(...children);
  return made;
};

/** The caption of a slide; empty where it has none. */
export const captionOf = (
  { caption, title, description, link, newWindow }: Slide,
  opensNew: string,
): Node[] => {
  if (caption?.textContent?.trim()) return [...caption.childNodes].map(copyOf);
  const anchor = link && title ? element('a', 'link', title) : undefined;
  if (anchor && link) {
    anchor.href = link;
    if (newWindow) Object.assign(anchor, { target: '_blank', rel: 'noopener', ariaDescription: opensNew });
  }
  return [
    ...(title ? [element('div', 'title', anchor ?? title)] : []),
    ...(description ? [element('div', 'description', description)] : []),
  ];
};
