/** The keys of the messages about addresses. */
export type AddressMessageName =
  | 'telFormat'
  | 'smsFormat'
  | 'mailtoFormat'
  | 'anchorFormat'
  | 'javascriptFormat'
  | 'ftpFormat'
  | 'internalFormat'
  | 'contentFormat'
  | 'fileFormat'
  | 'collectionPanelFormat'
  | 'urlFormat'
  | 'blogUrlFormat'
  | 'skuFormat';

interface AddressRule {
  /** Key of the message about the expected form. */
  message: AddressMessageName;
  pattern: RegExp;
  /** Of the whole address with its prefix. Default: 1. */
  minLength?: number;
  /** The whole address is shorter than this. Default: no limit. */
  below?: number;
}

/** The kinds of addresses and codes for which the builder has a rule: the names of `validators`. */
export type ValidatorName =
  | 'tel'
  | 'sms'
  | 'mailto'
  | 'anchor'
  | 'javascript'
  | 'ftp'
  | 'internal'
  | 'content'
  | 'file'
  | 'collectionPanel'
  | 'url'
  | 'blogUrlPattern'
  | 'sku';

export const maxSkuLength = 60;

/** Addresses within a site are shorter than this. */
const internalBelow = 150;

/** The hosted builder's rules for addresses. Lengths are those of the whole address, prefix included. */
export const addressRules: Record<ValidatorName, AddressRule> = {
  tel: { message: 'telFormat', pattern: /^(tel:)?(?=.*\d)[\d+-]+$/i, minLength: 4, below: 50 },
  sms: { message: 'smsFormat', pattern: /^sms:\S/i, below: 1000 },
  mailto: {
    message: 'mailtoFormat',
    // One @, and a dot with an extension in the domain, before a subject or a text.
    pattern: /^mailto:[^@\s?]+@[^@\s?]+\.[^@\s.?]+(\?[^@]*)?$/i,
    below: 1000,
  },
  anchor: { message: 'anchorFormat', pattern: /^#\S/, below: 100 },
  javascript: { message: 'javascriptFormat', pattern: /^javascript:/i, below: 250 },
  ftp: { message: 'ftpFormat', pattern: /^ftp:\/\/\S/i, below: 100 },
  // Browsers read `/\` as `//`, the beginning of another host, and leave out tabs and line breaks before they do.
  internal: { message: 'internalFormat', pattern: /^\/(?![/\\])\S*$/, below: internalBelow },
  // Forms of internal addresses: of a collection or an item by its id, of an uploaded file, of a collection in the builder's panel.
  content: { message: 'contentFormat', pattern: /^\/[^\s/\\?#]+(\?[^\s#]*)?$/, below: internalBelow },
  file: { message: 'fileFormat', pattern: /^\/s\/\S+$/, below: internalBelow },
  collectionPanel: { message: 'collectionPanelFormat', pattern: /^\/pages\/[\da-z]{24}$/i },
  url: {
    message: 'urlFormat',
    // Letters of any language; some are a letter and a mark. Without the flag `i`, by which `ſ` would be an s.
    pattern: /^([Hh][Tt]{2}[Pp][Ss]?:\/\/)?([\p{L}\p{M}\w-]+\.)+\p{L}{2,3}(:\d+)?([/?#]\S*)?$/u,
  },
  // The lookahead for a token stands first: a pattern with repeats on both sides of the token takes the square of a text's length.
  blogUrlPattern: { message: 'blogUrlFormat', pattern: /^(?=[^%]*%[ymdt])(%[ymdt]|[\w/-])+$/ },
  sku: { message: 'skuFormat', pattern: /^[\s\S]*\S[\s\S]*$/, below: maxSkuLength + 1 },
};

/** Whether an address follows a rule. */
export const followsRule = (name: ValidatorName, address: string): boolean => {
  const { pattern, minLength = 1, below = Number.POSITIVE_INFINITY } = addressRules[name];
  return address.length >= minLength && address.length < below && pattern.test(address);
};
