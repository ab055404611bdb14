import { array, type InferOutput, metadata, object, optional, picklist, pipe, string } from 'valibot';
import { pageAddress } from '../../src/core/settings/address-setting';

/** A line of icons without reserved space shifts the page too little for every page to load these rules. */
export const isReservedByLoader = false;

/** Every element needs the table of icons; `services` needs the links to the services. */
export const lazyModules = {
  '../../src/features/social/service-icons': /(?:)/,
  './service-links': /\bservices"?\s*[:=]/,
};

export const schema = object({
  /**
   * Services with which visitors can share the page. They replace the element's own content. `twitter` means `x`, `email` means
   * `mail`; `copy` is always there. Default: the links in the element; without links, WhatsApp, Facebook, X and mail.
   */
  services: optional(
    array(
      picklist([
        'bluesky',
        'copy',
        'email',
        'facebook',
        'line',
        'linkedin',
        'mail',
        'pinterest',
        'reddit',
        'sinaweibo',
        'telegram',
        'threads',
        'tumblr',
        'twitter',
        'vk',
        'whatsapp',
        'x',
      ]),
    ),
  ),
  /** Address to share. Default: the page's `<link rel="canonical">`, else its own address. */
  url: optional(pageAddress('shareUrl'), ''),
  /** Title to share with the address. Default: the page's title. */
  title: optional(pipe(string(), metadata({ aliases: ['shareTitle'] })), ''),
});

export type ShareSettings = InferOutput<typeof schema>;
