import type { CookieSettings } from './policy';

/** What all know of, though a file that is built by itself has a copy of this room (dist/tracking.js). */
interface Shared {
  listeners: Set<Parameters<NonNullable<Window['Azulejo']['consent']>['onChange']>[0]>;
  /** Settings of the banner on the page. */
  declared?: CookieSettings;
  /** Whether somebody hears of other tabs. */
  hears?: true;
}

const page = globalThis as { azConsent?: Shared };

page.azConsent ??= { listeners: new Set() };

export const shared: Shared = page.azConsent;
