import { announcePageApi } from '../core/with-page-api';
import { adoptSavedPage } from './adopt-saved-page';
import { createApi } from './create-api';
import { loadByAddress } from './load-block';
import { manifest } from './manifest';

/** Whether a script attribute is on: with any value, but `false`, which templates write. */
const isOn = (value: unknown): boolean => value !== undefined && value !== 'false';

/** `dist/azulejo.js`: puts `Azulejo` on the page and starts, unless the tag says `data-manual`. */
// An element with the id "Azulejo" is a property of the window, too.
if (typeof self.Azulejo?.scan === 'function') {
  const { version } = self.Azulejo;
  const isSameVersion = version === manifest.version;
  console.warn(
    `[azulejo] Detected second run${isSameVersion ? '' : `: ${version} stays, ${manifest.version} does nothing`}`,
  );
} else {
  // A module script has no `currentScript`.
  const tag =
    document.currentScript ?? document.querySelector<HTMLScriptElement>('script[src*="azulejo.js"]');
  self.Azulejo = createApi(loadByAddress);
  Azulejo.config = { ...(tag as HTMLScriptElement | null)?.dataset };
  announcePageApi();
  if (!isOn(Azulejo.config.manual)) Azulejo.scan();
  if (isOn(Azulejo.config.adopt)) adoptSavedPage();
}
