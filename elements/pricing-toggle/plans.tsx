import type { MessageFormatter } from '../../src/core/i18n/message-formatter';
import { headingTag } from '../../src/ui/heading-tag';
import type { messages } from './messages/es-419';
import { pricingOptions } from './pricing-option';
import type { PricingToggleSettings } from './schema';

interface PlansProps {
  settings: PricingToggleSettings;
  text: MessageFormatter<typeof messages>;
}

/** The plans from the setting `items`. Prices and buttons of both options overlap, and one of them is hidden. */
export const Plans = ({ settings, text }: PlansProps) => {
  const Heading = headingTag(settings.headingLevel);
  return (
    <ul className="plans" part="items" role="list">
      {settings.items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two plans may be the same
        <li key={index} part="item">
          <Heading part="title">{item.title}</Heading>
          <div className="both">
            {pricingOptions.map((option) => (
              <p key={option} className={`of-${option}`} part="price">
                {item[option]?.price}
              </p>
            ))}
          </div>
          {item.features.length > 0 && (
            <ul part="features" role="list">
              {item.features.map((feature, featureIndex) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: two features may be the same
                <li key={featureIndex} part="feature">
                  {feature}
                </li>
              ))}
            </ul>
          )}
          <div className="both">
            {pricingOptions.map((option) => {
              const { url = '', label = '' } = item[option] ?? {};
              return (
                url && (
                  <a key={option} className={`of-${option}`} part="button" href={url}>
                    {label || text('join')}
                  </a>
                )
              );
            })}
          </div>
        </li>
      ))}
    </ul>
  );
};
