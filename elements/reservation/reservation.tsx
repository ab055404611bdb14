import type { BlockProps } from '../../src/core/block-host';
import { hasOwnContent } from '../../src/core/host-content';
import { formatLocaleOf } from '../../src/core/i18n/format-locale';
import { lazyImport } from '../../src/core/lazy-import';
import { type PreparedWidget, ProviderWidget } from '../../src/features/provider-script/provider-widget';
import { useError } from '../../src/hooks/use-error';
import { useWarning } from '../../src/hooks/use-warning';
import type { messages } from './messages/es-419';
import { bookingPage, isRestaurantId, openTableScript, widgetLanguage } from './open-table';
import type { ReservationSettings } from './schema';

const widgetModule = lazyImport(() => import('./widget'));

type ReservationProps = BlockProps<ReservationSettings, typeof messages, PreparedWidget>;

/** A link to book a table, and the provider's widget in its place. */
export const Reservation = ({ settings, content, host, text, prepared }: ReservationProps) => {
  const { provider, restaurantId } = settings;
  const language = widgetLanguage(settings.language || formatLocaleOf(host));
  const hasRestaurant = isRestaurantId(restaurantId);
  const isOpenTable = /^open ?table$/i.test(provider.trim());
  const script = settings.script || (isOpenTable ? openTableScript : '');
  const wrongRestaurant =
    restaurantId && !hasRestaurant && `restaurantId is ${JSON.stringify(restaurantId)}, expected digits`;
  const unknownProvider =
    !script &&
    `provider is ${JSON.stringify(provider)}, expected OpenTable, or the address of the provider’s script in script`;
  const problem = wrongRestaurant || unknownProvider;
  useWarning(host, problem ? `${problem}; the link stays.` : undefined);
  useError(
    host,
    !restaurantId && !unknownProvider && (hasOwnContent(host) || settings.script)
      ? 'There is no restaurantId, expected the number that the provider has for the restaurant. The link stays.'
      : undefined,
  );

  return (
    <ProviderWidget
      host={host}
      content={content}
      text={text}
      {...prepared}
      provider={provider}
      href={isOpenTable && hasRestaurant ? bookingPage({ restaurantId, language }) : undefined}
      src={hasRestaurant ? script : undefined}
      id={JSON.stringify([settings, language])}
      loadWidget={async () => (await widgetModule.load()).createWidget({ settings, language, script })}
    />
  );
};
