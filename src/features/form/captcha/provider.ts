import { loadCallbackScript } from '../../../core/util/load-callback-script';
import { readGlobal } from '../../../core/util/page-globals';
import { warnOnce } from '../../../core/util/warn-once';
import type { CaptchaSettings } from '../contracts';

/** What the three providers' scripts have in common. */
export interface CaptchaProvider {
  render(container: HTMLElement, options: Record<string, unknown>): unknown;
  reset(id?: unknown): void;
  /** reCAPTCHA has no `remove`. */
  remove?(id?: unknown): void;
}

interface ProviderScript {
  url: string;
  /** The global variable that the script makes. */
  globalName: string;
}

const scripts: Record<CaptchaSettings['provider'], ProviderScript> = {
  recaptcha: { url: 'https://www.google.com/recaptcha/api.js', globalName: 'grecaptcha' },
  hcaptcha: { url: 'https://js.hcaptcha.com/1/api.js', globalName: 'hcaptcha' },
  turnstile: { url: 'https://challenges.cloudflare.com/turnstile/v0/api.js', globalName: 'turnstile' },
};

const importScript = ({ url, globalName }: ProviderScript): Promise<CaptchaProvider> => {
  const read = (): CaptchaProvider | undefined => {
    const provider = readGlobal<CaptchaProvider>(globalName);
    return typeof provider?.render === 'function' ? provider : undefined;
  };
  const provider = read();
  if (provider) return Promise.resolve(provider);
  const address = new URL(url);
  address.searchParams.set('render', 'explicit');
  return loadCallbackScript({
    name: `The captcha's script ${url}`,
    address,
    parameter: 'onload',
    callback: `azulejo_${globalName}`,
    read,
  }).catch((error) => {
    pendingScripts.delete(globalName);
    throw error;
  });
};

/** Global variable -> its script. A page loads a provider's script once, however many forms it has. */
const pendingScripts = new Map<string, { url: string; provider: Promise<CaptchaProvider> }>();

/** No provider gives keys with other characters. */
const isSiteKey = (key: string): boolean => /^[\w.:-]+$/.test(key);

/**
 * Loads the provider's script, once for a page. If forms name different addresses for one provider, only the first is loaded:
 * both scripts would write the same global variable.
 * @throws if the site key is missing or malformed, or the script does not load
 */
export const loadProvider = async (settings: CaptchaSettings, host: Element): Promise<CaptchaProvider> => {
  if (!isSiteKey(settings.siteKey)) throw Error('A captcha needs a site key.');
  const { globalName, url: usualUrl } = scripts[settings.provider];
  const { href: url } = new URL(settings.script || usualUrl, document.baseURI);
  const pending = pendingScripts.get(globalName) ?? { url, provider: importScript({ url, globalName }) };
  pendingScripts.set(globalName, pending);
  if (pending.url !== url)
    warnOnce(
      host,
      `captcha.script is ${url}, expected ${pending.url}, which another form of the page has loaded; the captcha uses that one.`,
    );
  return pending.provider;
};
