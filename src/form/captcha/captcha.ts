import { consent } from '../../consent';
import { safeUrl } from '../../util/safe-url';
import { trustedScriptUrl } from '../../util/trusted';
import type { FormSettings } from '../form-field';

type CaptchaSettings = NonNullable<FormSettings['captcha']>;

/** What the three providers' scripts have in common. */
interface Provider {
  render(container: HTMLElement, options: Record<string, unknown>): unknown;
  reset(id?: unknown): void;
  /** Turnstile and hCaptcha have it. */
  remove?(id?: unknown): void;
}

interface Source {
  url: string;
  /** The global that the script makes. */
  name: string;
}

const sources: Record<CaptchaSettings['provider'], Source> = {
  recaptcha: { url: 'https://www.google.com/recaptcha/api.js', name: 'grecaptcha' },
  hcaptcha: { url: 'https://js.hcaptcha.com/1/api.js', name: 'hcaptcha' },
  turnstile: { url: 'https://challenges.cloudflare.com/turnstile/v0/api.js', name: 'turnstile' },
};

/** Address -> what its script gives: one script a page, however many forms there are. */
const loading = new Map<string, Promise<Provider>>();

const loadScript = ({ url, name }: Source): Promise<Provider> => {
  const globals = window as unknown as Record<string, Provider | (() => void) | undefined>;
  const ready = (): Provider | undefined => {
    const provider = globals[name] as Provider | undefined;
    return typeof provider?.render === 'function' ? provider : undefined;
  };
  const provider = ready();
  if (provider) return Promise.resolve(provider);
  return new Promise((resolve, reject) => {
    const callback = `azulejo_${name}`;
    const address = new URL(url, document.baseURI);
    address.searchParams.set('onload', callback);
    address.searchParams.set('render', 'explicit');
    const script = document.createElement('script');
    const fail = (): void => {
      script.remove();
      loading.delete(url);
      reject(Error(`The captcha's script ${address.href} could not be loaded.`));
    };
    globals[callback] = () => {
      delete globals[callback];
      const loaded = ready();
      if (loaded) resolve(loaded);
      else fail();
    };
    script.async = true;
    script.src = trustedScriptUrl(address.href);
    script.addEventListener('error', fail);
    document.head.append(script);
  });
};

const providerOf = (source: Source): Promise<Provider> => {
  const known = loading.get(source.url) ?? loadScript(source);
  loading.set(source.url, known);
  return known;
};

/** Storefront 5: the width of the container below which the compact size is used, in px. */
const compactBelowPx = 320;

/** No provider gives a key with other characters; a page's mistake is not asked for. */
const isKey = (key: string): boolean => /^[\w.:-]+$/.test(key);

export type CaptchaState = 'loading' | 'consent' | 'failed' | 'shown';

interface CaptchaOptions {
  settings: CaptchaSettings;
  /** In the page's own tree: the providers' widgets do not work in a shadow root. */
  container: HTMLElement;
  theme: 'light' | 'dark';
  /** Told of each new state, and of each new token; "" when the one before is no longer good. */
  onState(state: CaptchaState): void;
  onToken(token: string): void;
}

export interface Captcha {
  /** Shows a new test, after a submission that failed. */
  reset(): void;
  /** Another try, after a failure; or with the visitor's permission for this third party. */
  load(isAllowed?: boolean): void;
  remove(): void;
}

/** A provider's widget in a container. */
export const createCaptcha = ({ settings, container, theme, onState, onToken }: CaptchaOptions): Captcha => {
  const stop = new AbortController();
  const usual = sources[settings.provider];
  const url = settings.script ? safeUrl(settings.script) : usual.url;
  let widget: { provider: Provider; id: unknown } | undefined;
  let isLoading = false;

  const render = async (): Promise<void> => {
    if (!url || !isKey(settings.siteKey)) throw Error('A captcha needs a site key.');
    const provider = await providerOf({ url, name: usual.name });
    if (stop.signal.aborted || widget) return;
    const place = document.createElement('div');
    container.replaceChildren(place);
    const id = provider.render(place, {
      sitekey: settings.siteKey,
      size: container.clientWidth < compactBelowPx ? 'compact' : 'normal',
      theme,
      callback: onToken,
      'expired-callback': () => onToken(''),
      'timeout-callback': () => onToken(''),
      'error-callback': () => {
        onToken('');
        onState('failed');
        // Turnstile logs an error that nobody takes on.
        return true;
      },
    });
    widget = { provider, id };
    onState('shown');
  };

  const load = async (isAllowed = consent.mayRequestThirdParty()): Promise<void> => {
    if (isLoading || stop.signal.aborted) return;
    if (!isAllowed) return onState('consent');
    isLoading = true;
    onState('loading');
    try {
      if (widget) {
        reset();
        onState('shown');
      } else await render();
    } catch {
      onState('failed');
    }
    isLoading = false;
  };

  const reset = (): void => {
    onToken('');
    widget?.provider.reset(widget.id);
  };

  const unsubscribe = consent.onChange(() => !widget && load());
  load();
  return {
    reset,
    load,
    remove() {
      stop.abort();
      unsubscribe();
      widget?.provider.remove?.(widget.id);
      container.remove();
    },
  };
};
