import { type ReactNode, useState } from 'react';
import type { BlockHost, BlockProps } from '../../src/core/block-host';
import { localeOf, textLocales } from '../../src/core/i18n/locale';
import { claimSiteContent } from '../../src/core/site/claim-site-content';
import { isMobileDevice } from '../../src/core/util/is-mobile-device';
import { useCustomState } from '../../src/hooks/use-custom-state';
import { useEventListener } from '../../src/hooks/use-event-listener';
import { useMediaQuery } from '../../src/hooks/use-media-query';
import { hoursOfToday } from './business-hours';
import type { Contacts } from './contacts';
import type { messages } from './messages/es-419';
import type { MobileBarSettings } from './schema';

/** Wider windows show no bar, not even on tablets. */
const maxWidthQuery = '(max-width: 1024px)';

const icons = {
  email: 'M3 6h18v12H3zm0 1 9 6 9-6',
  phone:
    'M6 3h4l1.5 5-2.5 1.5a12 12 0 0 0 5.5 5.5L16 12.5l5 1.5v4a3 3 0 0 1-3 3A15 15 0 0 1 3 6a3 3 0 0 1 3-3Z',
  map: 'M12 21s7-6.5 7-11.5a7 7 0 0 0-14 0C5 14.5 12 21 12 21Zm0-9a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z',
  hours: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18Zm0-14v5l3.5 2',
};

const Icon = ({ name }: { name: keyof typeof icons }) => (
  <svg part="icon" viewBox="0 0 24 24" aria-hidden="true">
    <path d={icons[name]} />
  </svg>
);

interface ItemProps {
  icon: keyof typeof icons;
  href?: string;
  children: ReactNode;
}

const Item = ({ icon, href, children }: ItemProps) => {
  const content = (
    <>
      <Icon name={icon} />
      <span part="label">{children}</span>
    </>
  );
  return (
    <li part="item">
      {href ? (
        <a part="link" href={href}>
          {content}
        </a>
      ) : (
        <p>{content}</p>
      )}
    </li>
  );
};

/** Digits, and a plus at the beginning. */
const phoneAddress = (phone: string): string => `tel:${phone.replace(/[^\d+]/g, '')}`;

const mapAddress = (place: string): string =>
  `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query: place })}`;

const readHours = (host: BlockHost, { businessHours, timeZone }: Contacts, now: Date): string | undefined =>
  hoursOfToday(businessHours, {
    now,
    timeZone,
    locale: localeOf(host, textLocales),
  });

/** A bar at the lower edge of a phone's window: write, call, find, and today's hours. */
export const MobileBar = ({
  content,
  host,
  text,
  prepared: contacts,
}: BlockProps<MobileBarSettings, typeof messages, Contacts>) => {
  const isNarrowWindow = useMediaQuery(maxWidthQuery);
  const { theme, email, phone, place, isOwn } = contacts;
  // A page may stay open on a phone over midnight.
  const [now, setNow] = useState(() => new Date());
  useEventListener(document, 'visibilitychange', () => setNow(new Date()));
  const hours = readHours(host, contacts, now);
  const showsContent = content.length > 0 && !isOwn;
  const hasItems = showsContent || !!(email || phone || place) || hours !== undefined;
  const isVisible =
    theme !== 'none' && hasItems && isNarrowWindow && isMobileDevice() && claimSiteContent(host);
  useCustomState(host, 'visible', isVisible);
  return (
    <nav part="bar" className={theme} hidden={!isVisible} aria-label={text('label')}>
      {showsContent ? (
        <slot />
      ) : (
        <ul>
          {email && (
            <Item icon="email" href={`mailto:${email}`}>
              {text('email')}
            </Item>
          )}
          {phone && (
            <Item icon="phone" href={phoneAddress(phone)}>
              {text('phone')}
            </Item>
          )}
          {place && (
            <Item icon="map" href={mapAddress(place)}>
              {text('map')}
            </Item>
          )}
          {hours !== undefined && (
            <Item icon="hours">
              <span className="visually-hidden">{text('today')} </span>
              {hours || text('closed')}
            </Item>
          )}
        </ul>
      )}
    </nav>
  );
};
