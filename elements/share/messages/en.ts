import type { messages as spanish } from './es-419';

export const messages: typeof spanish = {
  share: 'Share',
  shareWith: 'Share on {service}',
  mail: 'Share by email',
  phone: 'Share by phone',
  copy: 'Copy link',
  copied: 'Link copied',
  copyFailed: 'The link could not be copied: {url}',
  newWindow: 'Opens in a new window',
};
