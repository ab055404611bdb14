import type { consent } from '../..';
import type { CookieSettings } from '../../page-state';

/** The choice, as a vendor's tags get it. */
interface ConsentSignal {
  /** False before the visitor has chosen: then the tags get a default that denies everything. */
  hasChoice: boolean;
  /** The categories that the visitor allows. */
  categories: typeof consent.categories;
  /** The site owner's settings. */
  settings: CookieSettings;
}

/** Sends a signal in the form that the vendor documents. Called for the default, and then for each change. */
export type SendSignal = (signal: ConsentSignal) => void;

/** The state of a signal, in the words of both Google and Microsoft. */
export const grantedIf = (isGranted: boolean): 'granted' | 'denied' => (isGranted ? 'granted' : 'denied');
