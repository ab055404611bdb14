import { consent } from '../../src/features/consent';
import { keep } from '../../src/features/consent/keep';
import type { CookieSettings } from '../../src/features/consent/of-page';
import { siteContext } from '../../src/features/consent/policy';
import { createCategories } from './categories';
import { createElement } from './create-element';
import { type BannerText, type Look, lookOf } from './look';
import { setRich } from './rich';

const words = ['label', 'text', 'accept', 'decline'] as const;

const isScreenshot = (): boolean => new URLSearchParams(location.search).get('screenshotMode') === 'true';

/**
 * The banner in the shadow root of its element: when it shows, with which settings, and where the focus goes. The banner is
 * a popover whose content is replaced as a whole, so that screen readers announce a change.
 */
export class Banner {
  readonly #host: HTMLElement;
  readonly #container: Element;
  readonly #unsubscribe: () => void;
  #settings: CookieSettings = {};
  #text: BannerText | undefined;
  /** The settings of an editor's preview. */
  #forced: CookieSettings | undefined;
  /** The element by which the visitor has opened the banner again. */
  #opener: HTMLElement | undefined;
  #element: HTMLElement | undefined;
  /** The settings and texts that the banner was built from; false where no banner is to show. */
  #builtFrom: string | false | undefined;

  /** @param container in the host's shadow root */
  constructor(host: HTMLElement, container: Element) {
    this.#host = host;
    this.#container = container;
    this.#unsubscribe = consent.onChange((state) => {
      this.close();
      const detail = { allowed: state === 'accepted', categories: consent.categories };
      host.dispatchEvent(new CustomEvent('az-consent', { bubbles: true, composed: true, detail }));
    });
  }

  /** Shows the banner with new settings and texts, or hides it. */
  update(settings: CookieSettings, text: BannerText): void {
    const ownSettings = Object.entries(settings).filter(([, value]) => value !== undefined && value !== '');
    this.#settings = { ...siteContext().cookieSettings, ...Object.fromEntries(ownSettings) };
    this.#text = text;
    keep(this.#settings);
    this.#render();
  }

  end(): void {
    this.#unsubscribe();
    this.#element?.remove();
  }

  /** The banner's element while it shows. */
  get element(): HTMLElement | undefined {
    return this.#element;
  }

  get #focused(): HTMLElement | null | undefined {
    return this.#host.shadowRoot?.activeElement as HTMLElement | null | undefined;
  }

  /** Shows a preview of other settings, whatever the visitor has chosen. */
  force(settings: CookieSettings | undefined): void {
    this.#forced = settings;
    this.#render();
  }

  get forced(): CookieSettings | undefined {
    return this.#forced;
  }

  /** Opens the banner again. The focus goes into the banner, and later back to `opener`. */
  reopen(opener: HTMLElement): void {
    this.#opener = opener;
    this.#render();
    this.#element?.querySelector('button')?.focus();
  }

  /** Closes a banner that was opened again. */
  close(): void {
    const returning = this.#focused && this.#opener;
    this.#opener = undefined;
    this.#render();
    returning?.focus();
  }

  /** A press in a preview is no choice. */
  #choose(choice: Parameters<typeof consent.set>[0]): void {
    if (!this.#forced) consent.set(choice);
  }

  #render(): void {
    const look = lookOf({ ...this.#settings, ...this.#forced });
    const asks = look.isEnabled && consent.state === 'unknown' && !isScreenshot();
    const isVisible = this.#text && this.#host.isConnected && (this.#forced || this.#opener || asks);
    const builtFrom =
      isVisible && JSON.stringify([look, !!this.#opener, words.map((word) => this.#text?.(word))]);
    if (builtFrom !== this.#builtFrom) {
      const previous = this.#element;
      const focused = this.#focused?.part.value;
      this.#element = builtFrom ? this.#build(look) : undefined;
      this.#builtFrom = builtFrom;
      previous?.remove();
      if (this.#element) this.#container.append(this.#element);
      if (focused) this.#element?.querySelector<HTMLElement>(`[part="${focused}"]`)?.focus();
    }
    // The browser closes a popover that is moved in the page.
    if (this.#element && !this.#element.matches(':popover-open')) this.#element.showPopover();
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
    // A visitor who has agreed must be able to withdraw.
    const isReopened = !!this.#opener;
    const kind = isReopened && cta === 'ICON' ? 'TEXT' : cta;
    const isIcon = kind === 'ICON';
    const button = (part: string, label: string, choice: boolean): HTMLElement =>
      createElement('button', { type: 'button', part, onclick: () => this.#choose(choice) }, label);

    const content = createElement('div', { part: 'text', id: 'text' });
    setRich(content, text);
    if (!content.textContent?.trim()) content.textContent = say('text');
    const label = acceptText || say('accept');
    const accept = button('accept', isIcon ? '✕' : label, true);
    accept.ariaLabel = isIcon ? label : null;
    const actions = createElement('div', { part: 'actions' }, accept);
    if (canDecline || isReopened) actions.append(button('decline', declineText || say('decline'), false));
    const banner = createElement(
      'div',
      {
        popover: 'manual',
        part: 'banner',
        className: `${isPopup ? 'POPUP' : ''} ${place} ${theme} ${kind}`,
        role: isPopup ? 'dialog' : 'region',
        ariaLabel: say('label'),
        onkeydown: ({ key }: KeyboardEvent) => isReopened && key === 'Escape' && this.close(),
      },
      content,
      actions,
    );
    banner.setAttribute('aria-describedby', 'text');
    if (categories.length > 0)
      content.after(
        createCategories({
          text: say,
          names: categories,
          previous: this.#element?.querySelector('details'),
          isOpen: isReopened,
          isAllowed: (name) => consent.state !== 'unknown' && consent.categories[name],
          onSave: (choice) => this.#choose(choice),
        }),
      );
    return banner;
  }
}
