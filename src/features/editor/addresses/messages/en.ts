import type { AddressMessages } from './es-419';

export const messages: AddressMessages = {
  telFormat: 'A phone number has 4 to 49 characters: digits, + and -.',
  smsFormat: 'An SMS begins with sms: and has fewer than 1000 characters.',
  mailtoFormat:
    'An e-mail begins with mailto:, has one @, a domain with a dot, and fewer than 1000 characters.',
  anchorFormat: 'An anchor begins with # and has fewer than 100 characters.',
  javascriptFormat: 'A script begins with javascript: and has fewer than 250 characters.',
  ftpFormat: 'An FTP address begins with ftp:// and has fewer than 100 characters.',
  internalFormat: 'An internal address begins with / and has fewer than 150 characters.',
  contentFormat:
    'A link to content is / with an id, may have filters after ?, and has fewer than 150 characters.',
  fileFormat: 'A link to a file begins with /s/ and has fewer than 150 characters.',
  collectionPanelFormat: 'The path of a collection in the panel is /pages/ with an id of 24 characters.',
  urlFormat: 'A URL has a domain that ends in 2 or 3 letters.',
  blogUrlFormat:
    'The URL format allows only year (%y), month (%m), day (%d) and title (%t), and needs one of them.',
  skuFormat: 'A SKU has 1 to 60 characters.',
};
