import { useEffect } from 'react';
import type { BlockProps } from '../../src/core/block-host';
import { defaultLocale, nearestLang } from '../../src/core/i18n/locale';
import { hasWidget } from '../../src/features/provider-script/has-widget';
import { ProviderWidget } from '../../src/features/provider-script/provider-widget';
import type { ConsentModule } from '../../src/features/provider-script/use-provider-script';
import type { messages } from './messages/es-419';
import { bookingPage, isRestaurantId, widgetLanguage, widgetScript } from './open-table';
import type { ReservationSettings } from './schema';
import { arrangeWidget, createWidget } from './widget';

type ReservationProps = BlockProps<ReservationSettings, typeof messages, ConsentModule | undefined>;

/** A link to book a table, and the provider's widget in its place. */
export const Reservation = ({ settings, content, host, text, prepared: consentPrompt }: ReservationProps) => {
  const { provider, restaurantId } = settings;
  const pageLanguage = nearestLang(host) ?? globalThis.Azulejo?.config.locale ?? defaultLocale;
  const language = widgetLanguage(settings.language || pageLanguage);
  const restaurant = { ...settings, language };

  const isWrong = restaurantId !== '' && !isRestaurantId(restaurantId);
  useEffect(() => {
    if (isWrong)
      host.report(
        Error(`restaurantId: expected digits, got ${JSON.stringify(restaurantId)}. The link stays.`),
      );
  }, [host, isWrong, restaurantId]);

  return (
    <ProviderWidget
      host={host}
      content={content}
      text={text}
      provider={provider}
      href={bookingPage(restaurant)}
      src={widgetScript(restaurant)}
      consentPrompt={consentPrompt}
      id={JSON.stringify([settings.partySizes, settings.days])}
      createElement={() => createWidget(settings, language)}
      isReady={hasWidget}
      scriptPlace="widget"
      onReady={(widget) => arrangeWidget(widget, settings)}
    />
  );
};
