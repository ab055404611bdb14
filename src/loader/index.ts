import { api, join } from './page';

/** `dist/azulejo.js`: puts `Azulejo` on the page and starts. */
if (self.Azulejo) console.warn('[azulejo] Detected second run');
else {
  // A module has no `currentScript`.
  const tag = document.currentScript ?? document.querySelector<HTMLScriptElement>('[src*="azulejo.js"]');
  api.config = { ...tag?.dataset };
  join();
  api.config.manual ?? api.scan();
}
