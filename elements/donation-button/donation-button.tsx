import { useLayoutEffect, useRef, useState } from 'react';
import type { BlockProps } from '../../src/core/block-host';
import { emit } from '../../src/core/emit';
import { keepAttributes } from '../../src/core/morphs';
import { donateAddress } from '../../src/features/cart/addresses';
import { useSlottedEvent } from '../../src/hooks/use-event-listener';
import type { messages } from './messages/es-419';
import type { DonationButtonSettings } from './schema';

interface PreparedDonation {
  /** The donate page's id: from the settings, else of the first of the page's own buttons that has one; '' without one. */
  donatePageId: string;
  hasOwnControls: boolean;
}

type DonationButtonProps = BlockProps<DonationButtonSettings, typeof messages, PreparedDonation>;

/** The page's own buttons. Other links in the element belong to its text. */
const findOwnControls = (host: HTMLElement): HTMLElement[] => [
  ...host.querySelectorAll<HTMLElement>(':scope > a, :scope > button, [data-donate-page-id]'),
];

/** The donate page's id: from the settings, else of the control, else of the first control that has one; "" without one. */
const findPageId = (host: HTMLElement, idOfSettings: string, control?: HTMLElement): string => {
  const ids = [control, ...findOwnControls(host)].map((one) => one?.dataset.donatePageId?.trim());
  return idOfSettings || ids.find(Boolean) || '';
};

/** Whether a link leads somewhere by itself, without the script. */
const hasAddress = (control: Element): boolean =>
  control.matches('a[href]:not([href=""], [href="#"], [href^="javascript:" i])');

/**
 * Sets the address of the donate page on the page's links that have none, for keyboards and the middle mouse button. Unmounting
 * restores the links.
 */
const useLinkAddresses = (host: HTMLElement, idOfSettings: string, newWindow: boolean): void => {
  // After each render, because the page may have changed its links. Before the browser paints, so that no link lacks an address.
  useLayoutEffect(() => {
    const undoSteps = findOwnControls(host).map((control) => {
      const donatePageId = findPageId(host, idOfSettings, control);
      if (!donatePageId || !control.matches('a') || hasAddress(control)) return undefined;
      return keepAttributes(control, {
        href: donateAddress(donatePageId),
        ...(newWindow && { target: '_blank', rel: 'noopener' }),
      });
    });
    return () => {
      for (const undo of undoSteps) undo?.();
    };
  });
};

export const prepare = (settings: DonationButtonSettings, host: HTMLElement): PreparedDonation => ({
  donatePageId: findPageId(host, settings.donatePageId),
  hasOwnControls: findOwnControls(host).length > 0,
});

/** Opens a donate page, with the page's own button or a link made from the settings. */
export const DonationButton = ({ settings, content, host, text, prepared }: DonationButtonProps) => {
  const { buttonText, newWindow, alignment, size } = settings;
  const [isMissingPage, setIsMissingPage] = useState(false);
  const renderedButton = useRef<HTMLAnchorElement & HTMLButtonElement>(null);
  const { donatePageId, hasOwnControls } = prepared;
  useLinkAddresses(host, settings.donatePageId, newWindow);

  useSlottedEvent(host, 'click', (event) => {
    const path = event.composedPath();
    const control = [renderedButton.current, ...findOwnControls(host)].find(
      (one) => one && path.includes(one),
    );
    if (!control || event.defaultPrevented) return;
    const pageId = findPageId(host, settings.donatePageId, control);
    const isAllowed = emit(host, 'az-donate', { detail: { donatePageId: pageId }, cancelable: true });
    // The browser follows a link to the donate page, and without a donate page a link that has an address of its own.
    const isFollowed = pageId
      ? (control as HTMLAnchorElement).href === donateAddress(pageId)
      : hasAddress(control);
    if (isAllowed && isFollowed) return;
    event.preventDefault();
    if (!isAllowed) return;
    const opensWindow = newWindow || event.ctrlKey || event.metaKey;
    if (!pageId) {
      setIsMissingPage(true);
      host.report(
        Error('It has no donatePageId. Expected the id of a donate page; visitors see a message instead.'),
      );
    } else if (opensWindow) window.open(donateAddress(pageId), '_blank', 'noopener');
    else location.assign(donateAddress(pageId));
  });

  const label = buttonText || text('donate');
  const renderButton = () =>
    donatePageId ? (
      <a
        part="button"
        href={donateAddress(donatePageId)}
        target={newWindow ? '_blank' : undefined}
        rel={newWindow ? 'noopener' : undefined}
        aria-description={newWindow ? text('newWindow') : undefined}
        ref={renderedButton}
      >
        {label}
      </a>
    ) : (
      <button part="button" type="button" ref={renderedButton}>
        {label}
      </button>
    );
  return (
    // The class has a prefix, because contentStyles apply to the page, too.
    <div part="frame" className={`az-donation ${alignment} ${size}`}>
      {content.length > 0 && <slot />}
      {!hasOwnControls && renderButton()}
      <p part="message" role="status">
        {isMissingPage && !donatePageId && text('noPage')}
      </p>
    </div>
  );
};
