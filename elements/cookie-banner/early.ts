import type { CookieSettings } from '../../src/consent/policy';
import { localeOf } from '../../src/i18n/locale';
import { Banner, type BannerText, locales } from './banner';
import { messages as english } from './messages/en';
import { messages as spanish } from './messages/es-419';
import { messages as portuguese } from './messages/pt-BR';

/** All three come at once: another request would take longer than their 300 bytes. */
export const catalogues = { 'es-419': spanish, en: english, 'pt-BR': portuguese };

const textFor = (host: Element): BannerText => {
  const locale = localeOf(host, locales) as keyof typeof catalogues;
  const messages = catalogues[locale] as unknown as Record<keyof typeof spanish, () => string>;
  return (key) => messages[key]();
};

const attributeValue = (name: string, text: string): unknown =>
  text.startsWith('[') ? JSON.parse(text) : text || /^is-|-mode$/.test(name) || '';

/** What `readSettings` would find, but for stored data, and not checked. @throws where JSON is malformed */
const settingsOf = (host: HTMLElement & { data?: CookieSettings }): CookieSettings => {
  const given = {
    ...JSON.parse(host.querySelector('script')?.text || '{}'),
    ...(host.data ?? JSON.parse(host.getAttribute('data') || host.dataset.blockJson || '{}')),
    ...Object.fromEntries([...host.attributes].map(({ name, value }) => [name, attributeValue(name, value)])),
    // Properties that a script has set already.
    ...host,
  };
  return Object.fromEntries(
    Object.entries(given).map(([name, value]) => [
      name.replace(/-./g, (dash) => dash.slice(1).toUpperCase()),
      value,
    ]),
  );
};

const banners = new WeakMap<Element, Banner>();

/** The one that is there already, until somebody has taken it over. */
export const earlyBanner = (host: Element): Banner | undefined => banners.get(host);

/** The banner of an element, in `place`: the early one, or a new one. It is the caller's from then on. */
export const bannerAt = (host: HTMLElement, place: Element): Banner => {
  const banner = banners.get(host) ?? new Banner(host, place);
  banners.delete(host);
  banner.move(place);
  return banner;
};

/** Those that may show now. Stored data is the block's own business. */
const due = 'az-cookie-banner:not(:defined,[hidden],[data-ref],[loading]:not([loading=eager]))';

/** Whether all that an element says is here; the loader knows of `data-locale`, and may come later. */
const isReady = (host: Element): boolean =>
  (!!host.nextSibling || document.readyState !== 'loading') &&
  !!(globalThis.Azulejo || host.closest('[lang]') || !document.querySelector('[data-locale]'));

/** Shows the banners that wait for their definition, which waits for React. */
export const showEarly = (): void => {
  for (const host of document.querySelectorAll<HTMLElement & { azTurn?: unknown }>(due)) {
    if (!isReady(host)) continue;
    // The loader has nothing to do for it.
    host.azTurn ??= Promise.resolve();
    try {
      const settings = settingsOf(host);
      const place = document.createElement('div');
      host.attachShadow({ mode: 'open' }).append(place);
      const banner = new Banner(host, place);
      banners.set(host, banner);
      banner.update(settings, textFor(host));
    } catch {
      // The block says what is wrong, and goes on without it.
    }
  }
};
