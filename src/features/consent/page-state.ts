/** The site owner's settings, unchecked. */
export type CookieSettings = Record<string, unknown>;

type ConsentApi = NonNullable<Window['Azulejo']['consent']>;

/** Category -> whether the visitor, or a consent platform, allows it. */
export type AllowedCategories = Omit<ConsentApi['categories'], 'necessary'>;

export type Choice = Parameters<ConsentApi['set']>[0];

/** A consent platform of another vendor, which the page has already and Azulejo follows. */
export interface ConsentPlatform {
  /** The visitor's choice; undefined until the platform has an answer. */
  categories?: AllowedCategories;
  /** Asks the platform for its dialog. */
  openDialog: () => void;
  /** Called by `consent.set()`, which cannot change the platform's choice. */
  refuseChoice: () => void;
}

interface PageState {
  listeners: Set<Parameters<ConsentApi['onChange']>[0]>;
  /** A choice that the browser has not stored, as where visitors block cookies. It holds until the visitor leaves the page. */
  unstoredChoice?: boolean | undefined;
  /** The settings of the banner on the page. */
  bannerSettings?: CookieSettings;
  /** Present while the choice is another platform's: see enforce/platform. */
  platform?: ConsentPlatform;
  /** Present where categories are stored with the choice: see enforce/choice-details.ts. */
  readCategories?: () => AllowedCategories | undefined;
  storeChoice?: (choice: Choice, isAcceptedAsWhole: boolean) => void;
}

const page = globalThis as { azConsent?: PageState };

page.azConsent ??= { listeners: new Set() };

/** One state for the page. `dist/tracking.js` is bundled apart from the blocks and has its own copy of this folder's code. */
export const pageState: PageState = page.azConsent;
