import { isMedia } from '../media/media-address';

/** Hosts of the builder, from which nothing is requested unless the page says `data-adopt="remote"`. */
const builderHost =
  /^(https?:)?\/\/([\w-]+\.)*(squarespace|squarespace-cdn|sqspcdn|sqsp)\.(com|net)([:/]|$)/i;

export const isBuilderAddress = (address: string): boolean => builderHost.test(address.trim());

/** Whether a link leads nowhere without the builder's scripts: a script of its own answers it, or none. */
export const leadsNowhere = (href: string): boolean => /^(#.*|javascript:.*)?$/.test(href.trim());

/** Whether a link opens a picture or a film rather than a page. The builder's files may have names without an ending. */
export const leadsToFile = (href: string): boolean =>
  isMedia({ href, type: '' }) || (isBuilderAddress(href) && /\/(content|static)\//.test(href));

/** Why a picture, a film or a recording stays out of the page. */
export const existsOnlyRemotely = (thing: string, address: string): string =>
  `The ${thing} exists only at the builder's servers: ${address} Save it beside the page, or set data-adopt="remote".`;

/** On a picture: its address at the builder's servers, from which it has not been requested. */
export const remoteAddressAttribute = 'data-az-remote';

/** The copy of a picture for browsers without scripts, which stands before the picture. */
const copyForNoScript = (image: Element): string => {
  const sibling = image.previousElementSibling;
  if (sibling?.localName !== 'noscript') return '';
  // With scripting, browsers parse the content of `<noscript>` as text.
  const source = /\ssrc=["']?([^"'\s>]+)/.exec(`${sibling.textContent} ${sibling.innerHTML}`)?.[1] ?? '';
  return source.replaceAll('&amp;', '&');
};

/**
 * All addresses that a saved picture has, best first: its own `src` where that is a file of the page's, because owners and
 * site copiers make that one local and forget the others.
 */
const addressesOf = (image: Element): string[] =>
  [
    image.getAttribute('src'),
    image.getAttribute('data-src'),
    image.getAttribute('data-image'),
    copyForNoScript(image),
    image.getAttribute(remoteAddressAttribute),
  ].filter((address): address is string => Boolean(address?.trim()) && !address?.startsWith('data:'));

interface PictureAddress {
  address: string;
  /** Whether the picture exists only at the builder's servers. */
  isRemote: boolean;
}

/**
 * The first address that may be requested, else the first. A copy elsewhere in the markup may be one that a site copier has
 * mangled, so that it does not win over the builder's where that may be requested.
 * @returns undefined for a picture without any address
 */
export const pictureAddress = (
  image: Element,
  { mayRequestRemote }: { mayRequestRemote: boolean },
): PictureAddress | undefined => {
  const addresses = addressesOf(image);
  const address =
    addresses.find((candidate) => mayRequestRemote || !isBuilderAddress(candidate)) ?? addresses[0];
  return address === undefined ? undefined : { address, isRemote: isBuilderAddress(address) };
};
