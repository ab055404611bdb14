import { safeUrl } from '../../src/util/safe-url';
import type { Option, Props } from './option';

/**
 * What few of them have, and load: prices from data, a choice that stands in the address, the look of a switch.
 * @module
 */

const sides: Option[] = ['left', 'right'];

/** What is offered, from data. Prices and buttons of both options stand on each other, one of them unseen. */
export const Plans = ({ settings, text }: Pick<Props, 'settings' | 'text'>) => {
  const Heading = `h${settings.headingLevel}` as 'h3';
  return (
    <ul className="plans" part="items">
      {settings.items.map((item, nth) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two may be the same
        <li key={nth} part="item">
          <Heading part="title">{item.title}</Heading>
          <div className="both">
            {sides.map((option) => (
              <p key={option} className={`of-${option}`} part="price">
                {item[option]?.price}
              </p>
            ))}
          </div>
          {item.features.length > 0 && (
            <ul part="features">
              {item.features.map((feature, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: two may be the same
                <li key={at}>{feature}</li>
              ))}
            </ul>
          )}
          <div className="both">
            {sides.map((option) => {
              const { url = '', label = '' } = item[option] ?? {};
              const href = safeUrl(url) && new URL(url, document.baseURI).href;
              return (
                href && (
                  <a key={option} className={`of-${option}`} part="button" href={href}>
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

const parameterOf = (host: Element): string => host.id || 'pricing';

export const optionInAddress = (host: Element): Option | undefined => {
  const said = new URLSearchParams(location.search).get(parameterOf(host));
  return sides.find((option) => option === said);
};

export const keepInAddress = (host: Element, option: Option): void => {
  const url = new URL(location.href);
  url.searchParams.set(parameterOf(host), option);
  // A choice is no way that Back goes.
  history.replaceState(history.state, '', url);
};

export { default as styles } from './extras.css';
