import type { messages as spanish } from './es-419';

export const messages: typeof spanish = {
  kind: 'Type of link',
  address: 'Address',
  apply: 'Apply',
  applied: 'The link is {address}',
  removed: 'There is no link.',
  internal: 'Page of this site',
  file: 'File of this site',
  url: 'Another site',
  mailto: 'E-mail',
  tel: 'Phone',
  sms: 'SMS message',
  anchor: 'Part of a page',
  ftp: 'File by FTP',
  javascript: 'Script',
  blogUrlPattern: 'Format of the blog’s URLs',
};
