import { useEffect } from 'react';
import type { BlockProps } from '../../src/core/block-host';
import { defaultLocale, nearestLang } from '../../src/core/i18n/locale';
import { safeUrl } from '../../src/core/util/safe-url';
import { hasWidget } from '../../src/features/provider-script/has-widget';
import { ownContent, ProviderWidget } from '../../src/features/provider-script/provider-widget';
import type { ConsentModule } from '../../src/features/provider-script/use-provider-script';
import type { messages } from './messages/es-419';
import type { TableBookingSettings } from './schema';
import { businessName, createContainer, showBooking, tockScript } from './tock';

type TableBookingProps = BlockProps<TableBookingSettings, typeof messages, ConsentModule | undefined>;

/** Address of the business among the page's own links. */
const linkedBusiness = (content: Element[]): string =>
  ownContent(content)
    .flatMap((child) => [child, ...child.querySelectorAll('a')])
    .flatMap((one) => (one instanceof HTMLAnchorElement ? one.href : []))
    .find(businessName) ?? '';

/** A link to book a table, and Tock's widget in its place. */
export const TableBooking = ({
  settings,
  content,
  host,
  text,
  prepared: consentPrompt,
}: TableBookingProps) => {
  const { style, script } = settings;
  const address = settings.businessUrl || linkedBusiness(content);
  const business = businessName(address);
  const locale = nearestLang(host) ?? globalThis.Azulejo?.config.locale ?? defaultLocale;

  const isWrong = address !== '' && !business;
  useEffect(() => {
    if (isWrong)
      host.report(
        Error(
          `businessUrl: expected https://www.exploretock.com/NAME, got ${JSON.stringify(address)}. The link stays.`,
        ),
      );
  }, [host, isWrong, address]);

  return (
    <ProviderWidget
      host={host}
      content={content}
      text={text}
      provider="Tock"
      href={safeUrl(address)}
      src={business && (script ? safeUrl(script) : tockScript)}
      consentPrompt={consentPrompt}
      id={`${business} ${style} ${locale}`}
      createElement={createContainer}
      isReady={hasWidget}
      onInsert={(element) => {
        const containerId = element.firstElementChild?.id ?? '';
        if (business) showBooking({ business, style, locale, containerId });
      }}
      onReady={(element) => element.querySelector('button, a')?.classList.add('az-primary')}
    />
  );
};
