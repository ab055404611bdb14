import { array, type InferOutput, metadata, object, optional, picklist, pipe, string } from 'valibot';
import { pageAddress } from '../../src/core/settings/address-setting';

/** A line of icons without reserved space shifts the page too little for every page to load these rules. */
export const isReservedByLoader = false;

/** Every element needs the table of services. */
export const lazyModules = { '../../src/features/social/service-icons': /(?:)/ };

export const schema = object({
  /** The links. They replace the element's own content. */
  items: optional(
    array(
      object({
        /** Address of the page, or an address with `mailto:` or `tel:`. */
        url: optional(pageAddress(), ''),
        /**
         * Name of the service, for a link whose address does not identify it, such as "mastodon" for a link to a Mastodon server.
         */
        service: optional(string(), ''),
        /**
         * Name of the link for screen readers and its tooltip, as plain text. Default: the name of the service, else the address
         * of the site.
         */
        label: optional(string(), ''),
      }),
    ),
    [],
  ),
  /** Size of the icons. Each link is at least 44 by 44 px. */
  size: optional(picklist(['small', 'medium', 'large']), 'medium'),
  /** Look of the icons: alone, on a filled tile, in a ring, or in a square frame. */
  style: optional(
    pipe(picklist(['icon', 'solid', 'round', 'square']), metadata({ aliases: ['socialLinksStyle'] })),
    'icon',
  ),
});

export type SocialLinksSettings = InferOutput<typeof schema>;
