/** Storefront 5 and shell 5, link helpers: what each kind looks like, and the length it stays under, in characters of all of it. */
const kinds = {
  /** At least 4 characters of digits, plus and minus. */
  tel: { pattern: /^tel:[\d+-]{4,}$/i, under: 50 },
  sms: { pattern: /^sms:./i, under: 1000 },
  /** Exactly one @, and a domain with an extension; `?subject=…` may follow. */
  mailto: { pattern: /^mailto:[^@\s?]+@[^@\s?]+\.[^@\s?.]+(\?[^@]*)?$/i, under: 1000 },
  anchor: { pattern: /^#/, under: 100 },
  /** Known so that it can be told of: nothing of Azulejo ever navigates to one. */
  javascript: { pattern: /^javascript:/i, under: 250 },
  ftp: { pattern: /^ftp:\/\/./i, under: 100 },
  /** A path of the site. */
  internal: { pattern: /^\/(?!\/)/, under: 150 },
  /** A host that ends in 2 or 3 letters, with or without `https://`, a port, a path. */
  url: {
    pattern:
      /^(?:(?:https?:)?\/\/)?(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+[a-z]{2,3}(?::\d{1,5})?(?:[/?#]\S*)?$/i,
    under: Number.POSITIVE_INFINITY,
  },
};

export type LinkKind = keyof typeof kinds;

const entries = Object.entries(kinds) as [LinkKind, (typeof kinds)[LinkKind]][];

/** What kind of link a text is; undefined for one that is none, or too long for its kind. */
export const linkKind = (text: string): LinkKind | undefined =>
  entries.find(([, { pattern, under }]) => text.length < under && pattern.test(text))?.[0];
