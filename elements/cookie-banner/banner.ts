import { consent } from '../../src/consent';
import { keep } from '../../src/consent/keep';
import { type CookieSettings, siteContext } from '../../src/consent/policy';
import { localeOf } from '../../src/i18n/locale';
import type { Text } from '../../src/i18n/translated';
import css from './banner.css';
import { type Look, lookOf } from './look';
import type { messages } from './messages/es-419';
import { setRich } from './rich';

export type BannerText = Text<typeof messages>;

const words = ['label', 'text', 'accept', 'decline'] as const;

export const locales = ['es-419', 'en', 'pt-BR'];

let sheet: CSSStyleSheet | undefined;

const sheetOfBanner = (): CSSStyleSheet => {
  if (!sheet) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
  }
  return sheet;
};

const make = <Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  properties: object,
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Tag] => {
  const element = Object.assign(document.createElement(tag), properties);
  element.append(...children);
  return element;
};

/** Lent to what comes later. */
export type Make = typeof make;

let choicesOf: typeof import('./choices/choices').choicesOf | undefined;

/** Sites that ask for more than yes or no wait for it. */
export const loadChoices = async (): Promise<undefined> => {
  const load = () => import('./choices/choices');
  // The first import after a failed request is given that failure.
  ({ choicesOf } = await load().catch(load));
};

const isScreenshot = (): boolean => new URLSearchParams(location.search).get('screenshotMode') === 'true';

/**
 * Asks the visitor, in the shadow root of its host. It is made by hand, so that it need not wait for React; the view
 * takes it over when that is there.
 */
export class Banner {
  readonly #host: HTMLElement;
  /** What it stands in. */
  #place: Element;
  readonly #forget: () => void;
  #settings: CookieSettings = {};
  #text: BannerText | undefined;
  /** Of the editor's preview (shell 4, forced). */
  #forced: CookieSettings | undefined;
  /** What the visitor has opened it again by. */
  #opener: HTMLElement | undefined;
  #shown: HTMLElement | undefined;
  /** What it was made of. */
  #made: string | false | undefined;
  #returning: HTMLElement | null | undefined;

  /** @param place in the host's shadow root */
  constructor(host: HTMLElement, place: Element) {
    this.#host = host;
    this.#place = place;
    host.shadowRoot?.adoptedStyleSheets.push(sheetOfBanner());
    this.#forget = consent.onChange((state) => {
      this.close();
      const detail = { allowed: state === 'accepted', categories: consent.categories };
      host.dispatchEvent(new CustomEvent('az-consent', { bubbles: true, composed: true, detail }));
    });
  }

  /** Shows what these say, or nothing. */
  update(settings: CookieSettings, text: BannerText): void {
    const said = Object.entries(settings).filter(([, value]) => value !== undefined && value !== '');
    this.#settings = { ...siteContext().cookieSettings, ...Object.fromEntries(said) };
    this.#text = text;
    keep(this.#settings);
    this.#draw();
  }

  /** Before what it stands in goes. */
  keepFocus(): void {
    this.#returning = this.#focused;
  }

  /** Into another element, as it is. */
  move(place: Element): void {
    this.#place = place;
    if (!this.#shown) return;
    place.append(this.#shown);
    this.#draw();
    this.#returning?.focus();
  }

  end(): void {
    this.#forget();
    this.#shown?.remove();
  }

  /** What asks, while it does. */
  get shown(): HTMLElement | undefined {
    return this.#shown;
  }

  get #focused(): HTMLElement | null | undefined {
    return this.#host.shadowRoot?.activeElement as HTMLElement | null | undefined;
  }

  /** Shows a preview of other settings, whatever the visitor has chosen (shell 4, forced). */
  force(settings: CookieSettings | undefined): void {
    this.#forced = settings;
    this.#draw();
  }

  get forced(): CookieSettings | undefined {
    return this.#forced;
  }

  /** Asks again. The focus goes in, and back to `opener`. */
  reopen(opener: HTMLElement): void {
    this.#opener = opener;
    this.#draw();
    this.#shown?.querySelector('button')?.focus();
  }

  /** Is not asked for any more. */
  close(): void {
    const returning = this.#focused && this.#opener;
    this.#opener = undefined;
    this.#draw();
    returning?.focus();
  }

  /** Shell 4: nothing of a preview is a choice. */
  #choose(choice: Parameters<typeof consent.set>[0]): void {
    if (!this.#forced) consent.set(choice);
  }

  #draw(): void {
    const look = lookOf({ ...this.#settings, ...this.#forced });
    const asks = look.isEnabled && consent.state === 'unknown' && !isScreenshot();
    const isWanted = this.#text && this.#host.isConnected && (this.#forced || this.#opener || asks);
    if (isWanted && look.categories[0] && !choicesOf) {
      loadChoices().then(() => this.#draw());
      return;
    }
    const made = isWanted && JSON.stringify([look, !!this.#opener, words.map((word) => this.#text?.(word))]);
    if (made !== this.#made) {
      const before = this.#shown;
      const focused = this.#focused?.part.value;
      this.#shown = made ? this.#build(look) : undefined;
      this.#made = made;
      before?.remove();
      if (this.#shown) this.#place.append(this.#shown);
      if (focused) this.#shown?.querySelector<HTMLElement>(`[part="${focused}"]`)?.focus();
    }
    // A move in the page has closed it.
    if (this.#shown && !this.#shown.matches(':popover-open')) this.#shown.showPopover();
  }

  #build({
    isPopup,
    place,
    theme,
    text,
    acceptText,
    declineText,
    canDecline,
    categories,
    cta,
  }: Look): HTMLElement {
    const say = this.#text as BannerText;
    // Who has agreed must be able to take it back.
    const isAgain = !!this.#opener;
    const kind = isAgain && cta === 'ICON' ? 'TEXT' : cta;
    const isIcon = kind === 'ICON';
    const button = (part: string, label: string, choice: boolean): HTMLElement =>
      make('button', { type: 'button', part, onclick: () => this.#choose(choice) }, label);

    const said = make('div', { part: 'text', id: 'text' });
    setRich(said, text);
    if (!said.textContent?.trim()) said.textContent = say('text');
    const label = acceptText || say('accept');
    const accept = button('accept', isIcon ? '✕' : label, true);
    accept.ariaLabel = isIcon ? label : null;
    const actions = make('div', { part: 'actions' }, accept);
    if (canDecline || isAgain) actions.append(button('decline', declineText || say('decline'), false));
    const banner = make(
      'div',
      {
        popover: 'manual',
        part: 'banner',
        className: `${isPopup ? 'POPUP' : ''} ${place} ${theme} ${kind}`,
        role: isPopup ? 'dialog' : 'region',
        ariaLabel: say('label'),
        onkeydown: ({ key }: KeyboardEvent) => isAgain && key === 'Escape' && this.close(),
      },
      said,
      actions,
    );
    banner.setAttribute('aria-describedby', 'text');
    if (categories[0] && choicesOf)
      said.after(
        choicesOf({
          root: this.#host.shadowRoot as ShadowRoot,
          make,
          locale: localeOf(this.#host, locales),
          names: categories,
          before: this.#shown?.querySelector('details'),
          isOpen: isAgain,
          isChosen: (name) => consent.state !== 'unknown' && consent.categories[name],
          choose: (choice) => this.#choose(choice),
        }),
      );
    return banner;
  }
}
