/** The names of the hosted builder's website roles; `websiteRoles` of `azulejo/enums` has their numbers. */
export type WebsiteRole =
  | 'admin'
  | 'billing'
  | 'reporting'
  | 'editor'
  | 'moderator'
  | 'commenter'
  | 'storeManager'
  | 'scheduling'
  | 'viewer'
  | 'campaignsEditor'
  | 'schedulingViewer'
  | 'schedulingEditor';

/** Who is signed in: an account of the website, or a member of the site. The server may add further fields. */
export interface SiteAccount {
  id?: string;
  email?: string;
  displayName?: string;
  [field: string]: unknown;
}

/** E-mail and password of a member of the site. */
export interface Credentials {
  email: string;
  password: string;
  /** Keeps the session after the browser is closed. Default: false. */
  rememberMe?: boolean;
}

/** Options of `login`. */
export interface SignInOptions {
  /** The element whose `lang` decides the language of `message`. Default: the page's root element. */
  source?: Element;
}

/** Result of `login`. */
export interface SignInResult {
  ok: boolean;
  /** HTTP status; 0 without a response. */
  status: number;
  /** Why the sign-in failed, as a text for the visitor. Absent on success, and where no message can be loaded. */
  message?: string;
}

/** Options of `logout`. */
export interface SignOutOptions {
  /** Asks the server to leave a copy of a member's cart to the visitor. Default: false. */
  keepCart?: boolean;
  /** Fires `az-logout`, which bubbles to the document. Default: the document. */
  source?: EventTarget;
}

/** The site around the blocks: `Azulejo.site`, `azulejo/site`. */
export interface SiteApi {
  /**
   * The signed-in account: who has signed in on this page, else `authenticatedAccount` of the site context, else its `siteUser`;
   * null for a visitor and after a sign-out. Each change fires `az-account` {account} on the document.
   */
  readonly account: SiteAccount | null;
  /**
   * The numbers of the account's website roles, from `websiteRoles` of the site context. Empty for a visitor and for a member.
   */
  readonly roles: number[];
  hasRole(name: WebsiteRole): boolean;
  /** Whether an account is signed in that has a role other than `viewer`, or no role at all. */
  readonly isOwner: boolean;
  /** Whether the page is shown in an editor. */
  readonly isEditing: boolean;
  /** Whether the page is in a frame, as the configuration area shows it. */
  readonly isPreview: boolean;
  /**
   * The address of the configuration area: `Azulejo.config.configUrl` (`data-config-url` of the script), else
   * `https://{website.identifier}.{appDomain}` of the site context, else the page's origin; then `/config/?frameUrl=`.
   * @param path path and query of the page that the area shows. Default: this page's.
   */
  configUrl(path?: string): string;
  /** Goes to the configuration area, in the top window. */
  openConfig(): void;
  /** Signs a member of the site in: `POST /api/site-users/account/session`. The promise never rejects. */
  login(credentials: Credentials, options?: SignInOptions): Promise<SignInResult>;
  /**
   * Signs out: `POST /api/auth/Logout` for an account, `DELETE /api/site-users/account/session` for a member. Does nothing if
   * nobody is signed in, or while a sign-out is under way. Then fires `az-logout` on the document and goes to the site's root
   * with `?logout=true`; in the configuration area's frame, to the frame's own page.
   * @returns whether the server has signed the visitor out; a failure is logged
   */
  logout(options?: SignOutOptions): Promise<boolean>;
  /**
   * Resolves with true if somebody is signed in, at once or after the visitor has signed in in a dialog. Resolves with false if
   * the visitor closes the dialog, or the dialog cannot be loaded.
   */
  requireLogin(): Promise<boolean>;
}
