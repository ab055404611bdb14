import type { AllowedCategories, CategoryName } from './choice';

/** The site owner's settings, unchecked. */
export type CookieSettings = Record<string, unknown>;

/** The part of a choice that is stored beside its cookie. */
export interface ChoiceDetails {
  /** The cookie's value when the details were stored. Details of another choice are ignored. */
  isAccepted: boolean;
  categories: CategoryName[];
  /** The `consentVersion` that the visitor agreed or disagreed to. */
  version: string;
  /** Milliseconds since 1970. */
  time: number;
}

type ConsentApi = NonNullable<Window['Azulejo']['consent']>;

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
  /** The settings of the banner on the page. */
  bannerSettings?: CookieSettings;
  /** Present while the choice is another platform's: see enforce/platform. */
  platform?: ConsentPlatform;
  /** Present where categories are stored: see enforce/choice-details.ts. */
  readDetails?: () => ChoiceDetails | undefined;
  readCategories?: () => AllowedCategories | undefined;
  storeChoice?: (choice: Choice, isAccepted: boolean) => void;
}

const page = globalThis as { azConsent?: PageState };

page.azConsent ??= { listeners: new Set() };

/** One state for the page. `dist/tracking.js` is bundled apart from the blocks and has its own copy of this folder's code. */
export const pageState: PageState = page.azConsent;
