import { join } from './page';

/** `dist/azulejo.js`: puts `Azulejo` on the page and starts. */
if (self.Azulejo) console.warn('[azulejo] Detected second run');
else {
  // A module has no `currentScript`.
  const tag = document.currentScript ?? document.querySelector<HTMLScriptElement>('[src*="azulejo.js"]');
  const config = { ...tag?.dataset };
  join(config);
  config.manual ?? Azulejo.scan();
}
