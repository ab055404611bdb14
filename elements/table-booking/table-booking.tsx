import type { BlockProps } from '../../src/core/block-host';
import { formatLocaleOf } from '../../src/core/i18n/format-locale';
import { safeUrl } from '../../src/core/util/safe-url';
import { hasWidget } from '../../src/features/provider-script/has-widget';
import { ownLinks } from '../../src/features/provider-script/page-content';
import { ProviderWidget } from '../../src/features/provider-script/provider-widget';
import type { ConsentModule } from '../../src/features/provider-script/use-provider-script';
import { useScriptAddress } from '../../src/features/provider-script/use-script-address';
import { useReport } from '../../src/hooks/use-report';
import type { messages } from './messages/es-419';
import type { TableBookingSettings } from './schema';
import { businessName, createContainer, showBooking, tockScript } from './tock';

type TableBookingProps = BlockProps<TableBookingSettings, typeof messages, ConsentModule | undefined>;

/** A link to book a table, and Tock's widget in its place. */
export const TableBooking = ({
  settings,
  content,
  host,
  text,
  prepared: consentPrompt,
}: TableBookingProps) => {
  const { style } = settings;
  const address =
    settings.businessUrl ||
    (ownLinks(content)
      .map(({ href }) => href)
      .find(businessName) ??
      '');
  const business = businessName(address);
  const locale = formatLocaleOf(host);

  useReport(
    host,
    address && !business
      ? `businessUrl is ${JSON.stringify(address)}, expected https://www.exploretock.com/NAME; the link stays.`
      : undefined,
  );
  const script = useScriptAddress({ host, script: settings.script, ownScript: tockScript });

  return (
    <ProviderWidget
      host={host}
      content={content}
      text={text}
      provider="Tock"
      href={safeUrl(address)}
      src={business && script}
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
