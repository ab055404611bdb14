import type { SharedPage, ShareLink } from './read-share-links';
import type { ShareSettings } from './schema';

type ServiceName = NonNullable<ShareSettings['services']>[number];

type ShareService = Exclude<ServiceName, 'copy' | 'email' | 'twitter'>;

/** Not those of src/features/social/services.ts: its table of all services would load with these links. */
const aliases: Partial<Record<ServiceName, ShareService>> = { email: 'mail', twitter: 'x' };

/**
 * The addresses of the services' pages for sharing: plain links, without the services' scripts. `{url}` and `{title}` are those
 * of the shared page.
 *
 * **To add a service**, add a row with a name of src/features/social/services.ts.
 */
const addresses: Record<ShareService, string> = {
  bluesky: 'https://bsky.app/intent/compose?text={title}%20{url}',
  facebook: 'https://www.facebook.com/sharer/sharer.php?u={url}',
  line: 'https://social-plugins.line.me/lineit/share?url={url}',
  linkedin: 'https://www.linkedin.com/sharing/share-offsite/?url={url}',
  mail: 'mailto:?subject={title}&body={url}',
  pinterest: 'https://www.pinterest.com/pin/create/button/?url={url}&description={title}',
  reddit: 'https://www.reddit.com/submit?url={url}&title={title}',
  sinaweibo: 'https://service.weibo.com/share/share.php?url={url}&title={title}',
  telegram: 'https://t.me/share/url?url={url}&text={title}',
  threads: 'https://www.threads.net/intent/post?url={url}&text={title}',
  tumblr: 'https://www.tumblr.com/widgets/share/tool?canonicalUrl={url}&title={title}',
  vk: 'https://vk.com/share.php?url={url}&title={title}',
  whatsapp: 'https://wa.me/?text={title}%20{url}',
  x: 'https://x.com/intent/post?url={url}&text={title}',
};

const defaultServices: ShareService[] = ['whatsapp', 'facebook', 'x', 'mail'];

/** The links to services, without icons. */
export const serviceLinks = (names: readonly ServiceName[] = defaultServices): ShareLink[] =>
  names
    // The button that copies the address is always there.
    .filter((name) => name !== 'copy')
    .map((name) => aliases[name] ?? (name as ShareService))
    .map((service) => ({
      service,
      label: '',
      url: addresses[service],
      getUrl: (page) =>
        addresses[service].replace(/\{(url|title)\}/g, (_, key: keyof SharedPage) =>
          encodeURIComponent(page[key]),
        ),
      // A mail link opens a program, not a page.
      ...(service !== 'mail' && { target: '_blank', rel: 'noopener' }),
    }));
