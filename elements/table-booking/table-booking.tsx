import type { BlockProps } from '../../src/core/block-host';
import { hasOwnContent } from '../../src/core/host-content';
import { nearestLang } from '../../src/core/i18n/locale';
import { lazyImport } from '../../src/core/lazy-import';
import { ownLinks } from '../../src/features/provider-script/page-content';
import { type PreparedWidget, ProviderWidget } from '../../src/features/provider-script/provider-widget';
import { useError } from '../../src/hooks/use-error';
import { useWarning } from '../../src/hooks/use-warning';
import type { messages } from './messages/es-419';
import type { TableBookingSettings } from './schema';
import { bookingAddress, businessName, lastPathPart, tockScript } from './tock';

const widgetModule = lazyImport(() => import('./widget'));

type TableBookingProps = BlockProps<TableBookingSettings, typeof messages, PreparedWidget>;

/** A link to book a table, and Tock's widget in its place. */
export const TableBooking = ({ settings, content, host, text, prepared }: TableBookingProps) => {
  const { style } = settings;
  const address =
    bookingAddress(settings.businessUrl) ||
    (ownLinks(host)
      .map(({ href }) => href)
      .find(businessName) ??
      '');
  const business = businessName(address) ?? (settings.script ? lastPathPart(address) : undefined);
  // A name without a scheme, such as booking.example/taller, would be a page of this site that does not exist.
  const isAddress = /^(https?:|\/)/i.test(address);

  useWarning(
    host,
    address && !business
      ? `businessUrl is ${JSON.stringify(settings.businessUrl)}, expected https://www.exploretock.com/NAME; the link stays.`
      : undefined,
  );
  useError(
    host,
    !address && (hasOwnContent(host) || settings.script)
      ? "There is no businessUrl, and no link to Tock among the element's children, expected https://www.exploretock.com/NAME. The element's own content stays."
      : undefined,
  );

  return (
    <ProviderWidget
      host={host}
      content={content}
      text={text}
      {...prepared}
      provider="Tock"
      href={isAddress ? address : undefined}
      src={business && (settings.script || tockScript)}
      id={`${business} ${style} ${nearestLang(host)}`}
      loadWidget={async () =>
        (await widgetModule.load()).createWidget({ host, business: business ?? '', style })
      }
    />
  );
};
