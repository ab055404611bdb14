import { type ReactNode, useState, useSyncExternalStore } from 'react';
import type { BlockProps } from '../../src/core/block-host';
import { emit } from '../../src/core/emit';
import { consent } from '../../src/features/consent';
import { type Choice, type CookieSettings, pageState } from '../../src/features/consent/page-state';
import { useCustomState } from '../../src/hooks/use-custom-state';
import { useEventListener } from '../../src/hooks/use-event-listener';
import { useSubscription } from '../../src/hooks/use-subscription';
import { readBannerOptions } from './banner-options';
import { BannerPopover } from './banner-popover';
import type { messages } from './messages/es-419';
import type { CookieBannerSettings } from './schema';

const isScreenshot = (): boolean => new URLSearchParams(location.search).get('screenshotMode') === 'true';

/** The visitor's choice; `platform` where another consent platform asks for it. */
const readState = () => (pageState.platform ? 'platform' : consent.state);

const subscribeToConsent = (onStoreChange: () => void): (() => void) => {
  const unsubscribe = consent.onChange(onStoreChange);
  // A page that the browser restores from its back/forward cache: the visitor may have chosen on another page.
  addEventListener('pageshow', onStoreChange);
  return () => {
    unsubscribe();
    removeEventListener('pageshow', onStoreChange);
  };
};

/** The visitor's choice, as text. */
const choiceText = (): string => JSON.stringify([consent.state, consent.categories]);

/** Calls `onChange` for each change, with whether the visitor has chosen: a change of the policy or the platform is no choice. */
const subscribeToChoices = (onChange: (isChoice: boolean) => void): (() => void) => {
  let lastChoice = choiceText();
  return consent.onChange((state, isHere) => {
    const choice = choiceText();
    const isRepeated = !isHere && choice === lastChoice;
    lastChoice = choice;
    onChange(state !== 'unknown' && !isRepeated);
  });
};

type PreviewEvent = Event & { detail?: CookieSettings };

/** The settings that an editor previews, by events on the document. */
const usePreview = (): CookieSettings | undefined => {
  const [preview, setPreview] = useState<CookieSettings>();
  useEventListener(document, 'cookieBanner:force', ({ detail }: PreviewEvent) => setPreview({ ...detail }));
  useEventListener(document, 'cookieBanner:update', ({ detail }: PreviewEvent) =>
    setPreview((last) => last && { ...last, ...detail }),
  );
  useEventListener(document, 'cookieBanner:unforce', () => setPreview(undefined));
  return preview;
};

/** Calls `onReopen` for `Azulejo.consent.reopen()` and for clicks on elements with `data-az-consent-open`. */
const useReopenRequests = (onReopen: (opener: HTMLElement) => void): void => {
  useEventListener(window, 'az-consent-reopen', () =>
    onReopen((document.activeElement ?? document.body) as HTMLElement),
  );
  useEventListener(document, 'click', (event) => {
    const path = event.composedPath();
    const opener = path.find((node) => node instanceof Element && node.matches('[data-az-consent-open]'));
    if (opener) onReopen(opener as HTMLElement);
  });
};

/** The view of `az-cookie-banner`. `prepared` holds the element's settings with those of the site context. */
export const CookieBanner = ({
  prepared,
  text,
  host,
}: BlockProps<CookieBannerSettings, typeof messages, CookieSettings>): ReactNode => {
  const state = useSyncExternalStore(subscribeToConsent, readState);
  const preview = usePreview();
  /** Set while the banner is open because the visitor asked for it again. */
  const [reopening, setReopening] = useState<{ opener: HTMLElement }>();
  useReopenRequests((opener) => {
    if (pageState.platform) consent.reopen();
    else setReopening({ opener });
  });

  const close = (focusOptions?: FocusOptions): void => {
    if (host.shadowRoot?.activeElement) reopening?.opener.focus(focusOptions);
    setReopening(undefined);
  };
  useSubscription(subscribeToChoices, (isChoice) => {
    // Does not scroll back to the opener.
    close({ preventScroll: true });
    if (!isChoice) return;
    const detail = { allowed: consent.state === 'accepted', categories: consent.categories };
    emit(host, 'az-consent', { detail });
  });

  const options = readBannerOptions({ ...prepared, ...preview });
  const asksVisitor = options.isEnabled && state === 'unknown' && !isScreenshot();
  const isOpen = !!preview || !!reopening || asksVisitor;
  useCustomState(host, 'open', isOpen);
  if (!isOpen) return null;
  const choose = (choice: Choice): void => {
    // A click in a preview is no choice.
    if (!preview) consent.set(choice);
  };
  // A new element in a new place does not count as a layout shift.
  const key = `${options.isPopup} ${options.edge} ${options.side}`;
  return (
    <BannerPopover
      key={key}
      options={options}
      text={text}
      reopening={reopening}
      onChoose={choose}
      onClose={() => close()}
    />
  );
};
