import { isMedia } from '../media/media-address';

/** Hosts of the builder, from which nothing is requested unless the page says `data-adopt="remote"`. */
const builderHost =
  /^(https?:)?\/\/([\w-]+\.)*(squarespace|squarespace-cdn|sqspcdn|sqsp)\.(com|net)([:/]|$)/i;

export const isBuilderAddress = (address: string): boolean => builderHost.test(address.trim());

/** Whether a link has no address to go to: it is empty, leads to an anchor, or runs code. */
export const leadsNowhere = (href: string): boolean => /^(#.*|javascript:.*)?$/.test(href.trim());

/** Whether a link opens a picture or a film rather than a page. The builder's files may have names without an extension. */
export const leadsToFile = (href: string): boolean =>
  isMedia({ href, type: '' }) || (isBuilderAddress(href) && /\/(content|static)\//.test(href));

/** On a picture: its address at the builder's servers, from which it has not been requested. */
export const remoteAddressAttribute = 'data-az-remote';

/** The address in the `<noscript>` before a picture, which has a copy of the picture; "" without one. */
const noscriptAddress = (image: Element): string => {
  const sibling = image.previousElementSibling;
  if (sibling?.localName !== 'noscript') return '';
  // With scripting, browsers parse the content of `<noscript>` as text.
  const source = /\ssrc=["']?([^"'\s>]+)/.exec(`${sibling.textContent} ${sibling.innerHTML}`)?.[1] ?? '';
  return source.replaceAll('&amp;', '&');
};

/**
 * All addresses of a saved picture, best first. `src` comes first, because owners and site copiers replace it with a local
 * file and forget the other attributes.
 */
const addressesOf = (image: Element): string[] =>
  [
    image.getAttribute('src'),
    image.getAttribute('data-src'),
    image.getAttribute('data-image'),
    noscriptAddress(image),
    image.getAttribute(remoteAddressAttribute),
  ].filter((address): address is string => Boolean(address?.trim()) && !address?.startsWith('data:'));

interface PictureAddress {
  address: string;
  /** Whether the picture exists only at the builder's servers. */
  isRemote: boolean;
}

/**
 * The first address of a picture that may be requested, else its first address. Where the builder's addresses may be requested,
 * a local one further down does not win over them: a site copier may have mangled it.
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
