import type { BlockProps } from '../../src/core/block-host';
import { formatLocaleOf } from '../../src/core/i18n/format-locale';
import { hasWidget } from '../../src/features/provider-script/has-widget';
import { ProviderWidget } from '../../src/features/provider-script/provider-widget';
import type { ConsentModule } from '../../src/features/provider-script/use-provider-script';
import { useScriptAddress } from '../../src/features/provider-script/use-script-address';
import { useReport } from '../../src/hooks/use-report';
import type { messages } from './messages/es-419';
import { bookingPage, isRestaurantId, openTableScript, widgetLanguage, widgetScript } from './open-table';
import type { ReservationSettings } from './schema';
import { arrangeWidget, createWidget } from './widget';

type ReservationProps = BlockProps<ReservationSettings, typeof messages, ConsentModule | undefined>;

/** A link to book a table, and the provider's widget in its place. */
export const Reservation = ({ settings, content, host, text, prepared: consentPrompt }: ReservationProps) => {
  const { provider, restaurantId } = settings;
  const language = widgetLanguage(settings.language || formatLocaleOf(host));
  useReport(
    host,
    restaurantId && !isRestaurantId(restaurantId)
      ? `restaurantId is ${JSON.stringify(restaurantId)}, expected digits; the link stays.`
      : undefined,
  );
  const isOpenTable = /^open ?table$/i.test(provider.trim());
  const script = useScriptAddress({
    host,
    script: settings.script,
    ownScript: isOpenTable ? openTableScript : undefined,
  });
  const restaurant = { restaurantId, language };

  return (
    <ProviderWidget
      host={host}
      content={content}
      text={text}
      provider={provider}
      href={isOpenTable ? bookingPage(restaurant) : undefined}
      src={script && widgetScript(script, restaurant)}
      consentPrompt={consentPrompt}
      id={JSON.stringify([settings.partySizes, settings.days])}
      createElement={() => createWidget(settings, language)}
      isReady={hasWidget}
      scriptPlace="widget"
      onReady={(widget) => arrangeWidget(widget, settings)}
    />
  );
};
