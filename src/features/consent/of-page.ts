import type { CategoryName } from './choice';

/** The site owner's settings, unchecked. */
export type CookieSettings = Record<string, unknown>;

/** What is kept of a choice beside its cookie. */
export interface Details {
  /** As the cookie said then; details of another choice than the cookie's count for nothing. */
  isAccepted: boolean;
  categories: CategoryName[];
  /** Of the policy that was chosen under. */
  version: string;
  /** Milliseconds since 1970. */
  time: number;
}

type PageConsent = NonNullable<Window['Azulejo']['consent']>;

export type Choice = Parameters<PageConsent['set']>[0];

/** What all know of, though a file that is built by itself has a copy of this room (dist/tracking.js). */
interface Shared {
  listeners: Set<Parameters<PageConsent['onChange']>[0]>;
  /** Settings of the banner on the page. */
  declared?: CookieSettings;
  /** Where more than yes and no is kept (keep/details.ts). */
  details?: () => Details | undefined;
  chosen?: () => Record<CategoryName, boolean> | undefined;
  store?: (choice: Choice) => void;
}

const page = globalThis as { azConsent?: Shared };

page.azConsent ??= { listeners: new Set() };

export const shared: Shared = page.azConsent;
