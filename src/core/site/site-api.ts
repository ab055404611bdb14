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

/** What a member signs in with. */
export interface Credentials {
  email: string;
  password: string;
  /** Keeps the session when the browser is closed. Default: false. */
  rememberMe?: boolean;
}

/** Options of `login`. */
export interface SignInOptions {
  /** The element whose `lang` decides the language of `message`. Default: the page's root element. */
  source?: Element;
}

/** What came of a sign-in. */
export interface SignInResult {
  ok: boolean;
  /** HTTP status; 0 without a response. */
  status: number;
  /** Why nobody is signed in, for the visitor. Absent where no message can be loaded. */
  message?: string;
}

/** Options of `logout`. */
export interface SignOutOptions {
  keepCart?: boolean;
  source?: EventTarget;
}

/** The site around the blocks: `Azulejo.site`, `azulejo/site`. */
export interface SiteApi {
  /**
   * Who is signed in: `authenticatedAccount` of the site context, else its `siteUser`, else who has signed in on this page;
   * null for a visitor. Each change fires `az-account` {account} on the document.
   */
  readonly account: SiteAccount | null;
  /** The numbers of the account's website roles, from `websiteRoles` of the site context; none for a visitor and a member. */
  readonly roles: number[];
  hasRole(name: WebsiteRole): boolean;
  /** Whether an account is signed in that holds another role than the viewer's, or no role at all. */
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
   * Signs out, once, and only where somebody is signed in: `POST /api/auth/Logout` for an account,
   * `DELETE /api/site-users/account/session` for a member. Then fires `az-logout` on the document and goes to the site's
   * root with `?logout=true`; in the configuration area's frame, to the frame's own page.
   * @param options.keepCart asks the server to leave a copy of a member's cart to the visitor. Default: false.
   * @param options.source fires `az-logout`, which bubbles to the document. Default: the document itself.
   * @returns whether the server has signed the visitor out; a failure is logged
   */
  logout(options?: SignOutOptions): Promise<boolean>;
  /**
   * Resolves with true when somebody is signed in: at once, or after the visitor has signed in in a dialog. False: the
   * visitor has closed the dialog.
   */
  requireLogin(): Promise<boolean>;
}
