import { keepInserted } from '../../../core/keep-inserted';
import { loadSiteContext } from '../../../core/site/load-site-context';
import { warnOnce } from '../../../core/util/warn-once';
import { TransientButton } from '../../../ui/transient-button';
import { consent } from '../../consent';
import type { Captcha, CaptchaModule, CaptchaOptions, CaptchaSettings, CaptchaStatus } from '../contracts';
import { type CaptchaProvider, loadProvider } from './provider';

export const withSiteKey: CaptchaModule['withSiteKey'] = async (settings) => {
  if (settings.siteKey) return settings;
  const context = await loadSiteContext().catch(() => undefined);
  const captcha = context?.website?.captchaSettings ?? context?.websiteSettings?.captchaSettings;
  return { ...settings, siteKey: captcha?.siteKey ?? '' };
};

/** Containers below this width get the compact widget, in px. */
const compactBelowPx = 320;

const createContainer = ({ provider }: CaptchaSettings): HTMLElement => {
  const container = document.createElement('div');
  container.tabIndex = -1;
  container.className = 'az-captcha';
  // Dialogs read this (captcha-dialog.ts).
  container.dataset.provider = provider;
  return container;
};

/** The button of a page's form that the widget stands before; undefined for the end of the form. */
const findButton = (form: HTMLFormElement | undefined): Element | null | undefined => {
  const button = form?.querySelector('[type="submit"],button:not([type])');
  return button?.parentElement === form ? button : undefined;
};

/** Whether a modal dialog is around an element: in the element's tree, or in the shadow roots that show it. */
const isInModalDialog = (element: Element): boolean => {
  const root = element.getRootNode();
  const parent = element.assignedSlot ?? element.parentElement ?? (root instanceof ShadowRoot && root.host);
  return element.matches('dialog:modal') || (!!parent && isInModalDialog(parent));
};

const colorThemeOf = (host: Element): 'light' | 'dark' => {
  const { colorScheme } = getComputedStyle(host);
  const isDark = colorScheme.includes('light')
    ? colorScheme.includes('dark') && matchMedia('(prefers-color-scheme: dark)').matches
    : colorScheme.includes('dark');
  return isDark ? 'dark' : 'light';
};

/** Shows the provider's widget, as soon as the visitor's consent allows a third party. */
export const createCaptcha = ({ settings, host, pageForm, onStatus, onSolve }: CaptchaOptions): Captcha => {
  if (!settings.siteKey)
    host.report(
      Error(
        'The captcha has no site key, expected `siteKey` of the setting or `captchaSettings` of the site context. The form cannot be sent.',
      ),
    );
  const container = createContainer(settings);
  const theme = colorThemeOf(host);
  let token = '';
  let widget: { provider: CaptchaProvider; id: unknown } | undefined;
  let isLoading = false;
  let isRemoved = false;

  const changeStatus = (status: CaptchaStatus): void => {
    if (!isRemoved) onStatus(status);
  };

  const clearToken = (): void => {
    token = '';
  };

  const showWidget = (provider: CaptchaProvider): void => {
    const place = document.createElement('div');
    container.replaceChildren(place);
    if (settings.provider !== 'turnstile' && isInModalDialog(container))
      warnOnce(
        host,
        `its captcha is in a modal dialog, where nobody reaches the pictures that ${settings.provider} opens in the page's body: open the dialog with show(), or use Turnstile.`,
      );
    const id = provider.render(place, {
      sitekey: settings.siteKey,
      size: container.clientWidth < compactBelowPx ? 'compact' : 'normal',
      theme,
      callback: (solved: string) => {
        token = solved;
        if (token && !isRemoved) onSolve();
      },
      'expired-callback': clearToken,
      'timeout-callback': clearToken,
      'error-callback': () => {
        clearToken();
        changeStatus('failed');
        // Tells Turnstile that the error is handled: otherwise Turnstile logs it.
        return true;
      },
    });
    widget = { provider, id };
    changeStatus('shown');
  };

  const reset = (): void => {
    clearToken();
    widget?.provider.reset(widget.id);
  };

  const load = async (hasPermission = false): Promise<void> => {
    const isAllowed = (): boolean => hasPermission || consent.mayRequestThirdParty();
    if (isLoading || isRemoved) return;
    if (!isAllowed()) return changeStatus('consent');
    isLoading = true;
    changeStatus('loading');
    try {
      if (widget) {
        reset();
        changeStatus('shown');
      } else {
        const provider = await loadProvider(settings, host);
        // The visitor may have withdrawn the consent while the script loaded.
        if (!isAllowed()) changeStatus('consent');
        else if (!isRemoved) showWidget(provider);
      }
    } catch {
      changeStatus('failed');
    }
    isLoading = false;
  };

  const onInsert = (): void => {
    // Popups listen to this event: `captchaEvent` in captcha-dialog.ts, which only dialogs load.
    container.dispatchEvent(new Event('az-captcha', { bubbles: true }));
    if (!widget) return;
    // A morph has removed the container. Now that it is back, its frames load anew, without their widget.
    widget.provider.remove?.(widget.id);
    widget = undefined;
    clearToken();
    load();
  };
  // In the page's own tree: the providers' scripts do not work in shadow roots.
  if (!pageForm) container.slot = 'captcha';
  const removeContainer = keepInserted(container, {
    parent: pageForm ?? host,
    findNext: () => findButton(pageForm),
    selector: '.az-captcha',
    onInsert,
  });
  const unsubscribe = consent.onChange(() => !widget && load());
  load();
  return {
    get token() {
      return token;
    },
    container,
    load,
    reset,
    remove() {
      isRemoved = true;
      unsubscribe();
      widget?.provider.remove?.(widget.id);
      removeContainer();
    },
  };
};

/** The widget's slot, and a button where the widget needs the visitor's permission or another try. */
export const CaptchaArea: CaptchaModule['CaptchaArea'] = ({ captcha, text, isHidden }) => {
  const { status, load, container } = captcha;
  const needsVisitor = status === 'failed' || status === 'consent';
  return (
    <div className={`captcha ${status}`} part="captcha" hidden={isHidden || !status}>
      <div role="status">
        {needsVisitor && <p>{text(status === 'failed' ? 'captchaFailed' : 'captchaConsent')}</p>}
      </div>
      {needsVisitor && (
        <TransientButton part="captcha-button" onClick={load} findNextFocus={container}>
          {text(status === 'failed' ? 'tryAgain' : 'captchaAllow')}
        </TransientButton>
      )}
      <slot name="captcha" />
    </div>
  );
};

export { default as styles } from './captcha.css';
