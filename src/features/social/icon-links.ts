import type { BlockHost } from '../../core/block-host';
import { contentNodesOf } from '../../core/host-content';
import { lazyImport } from '../../core/lazy-import';
import type { ServiceWithIcon } from './service-icons';

/** Requested together with the block (`lazyModules` of its schema). */
const serviceIcons = lazyImport(() => import('./service-icons'));

export interface IconLink {
  url: string;
  /** Name of the service; "" to find the service by the address. */
  service: string;
  /** Name of the link, from its author; "" for the name of the service. */
  label: string;
  /** Undefined for an unknown service, and where the icon cannot be loaded. */
  icon?: ServiceWithIcon | undefined;
  /** The page's own link, which stays in the page. Without it, the block renders one. */
  element?: Element | undefined;
  target?: string;
  rel?: string;
}

/** Attributes of links, and of pictures in them, that `readLinkContent` reads. */
export const linkAttributes = ['href', 'data-service', 'target', 'rel', 'aria-label', 'title', 'alt'];

const linkSelector = 'a[href]';
const wordPattern = /[\p{L}\p{N}]/u;

const textExcept = (element: Element, selector: string): string => {
  const copy = element.cloneNode(true) as Element;
  for (const part of copy.querySelectorAll(selector)) part.remove();
  return copy.textContent.trim();
};

/**
 * The name that the page gives a link, also if the link is only a picture. An `<svg>` may contain `<style>`, which is no name.
 */
const nameOfLink = (link: HTMLAnchorElement): string =>
  textExcept(link, 'style') || link.ariaLabel || link.querySelector('img')?.alt || link.title;

/** The content of an element with links. */
export interface LinkContent<Link extends IconLink = IconLink> {
  links: Link[];
  /** The children with words and without links, such as a heading. */
  otherContent: (Element | Text)[];
  /** The words of children that contain links, too, as in `<p>Follow us: <a href="…">…</a></p>`. */
  words: string;
}

/**
 * Reads the links of an element's content. Only children of the element can have a slot of their own: links in lists are rendered
 * again, and so are links without a name, which get one.
 */
export const readLinkContent = (host: BlockHost): LinkContent => {
  const links = [...host.querySelectorAll<HTMLAnchorElement>(linkSelector)];
  return {
    links: links.map((link) => {
      const label = nameOfLink(link);
      return {
        url: link.href,
        service: link.dataset.service ?? '',
        label,
        target: link.target,
        rel: link.rel,
        element: label && link.parentElement === host ? link : undefined,
      };
    }),
    otherContent: contentNodesOf(host).filter(
      (node) => wordPattern.test(node.textContent ?? '') && !links.some((link) => node.contains(link)),
    ),
    words: [...host.children]
      .filter((child) => child.querySelector(linkSelector))
      // Separators between links are no words.
      .map((child) => textExcept(child, `${linkSelector}, script, style`).replace(/[\s·|,/–—-]+$/, ''))
      .filter((text) => wordPattern.test(text))
      .join(' '),
  };
};

const loadIcon = async <Link extends IconLink>(link: Link, host: BlockHost): Promise<Link> => {
  try {
    const { loadServiceIcon } = await serviceIcons.load();
    return { ...link, icon: await loadServiceIcon(link) };
  } catch (cause) {
    host.report(Error(`The icon of ${link.url} could not be loaded. A globe stands in.`, { cause }));
    return link;
  }
};

/** The links with their icons. A link whose icon cannot be loaded shows without one. */
export const loadIcons = <Link extends IconLink>(links: Link[], host: BlockHost): Promise<Link[]> =>
  Promise.all(links.map((link) => loadIcon(link, host)));
