import type { BlockProps } from '../../src/core/block-host';
import { isFirstOfItsKind } from '../../src/core/site/first-of-its-kind';
import { useCustomState } from '../../src/hooks/use-custom-state';
import type { BadgeColor } from './badge-rules';
import type { messages } from './messages/es-419';
import type { SiteBadgeSettings } from './schema';

export interface PreparedBadge {
  /** Undefined where no badge shows. */
  color: BadgeColor | undefined;
  /** Whether the colour comes from the site, which has one badge. */
  isOfSite: boolean;
}

/** A small link in a corner of the window. */
export const SiteBadge = ({
  settings,
  content,
  host,
  text,
  prepared: { color, isOfSite },
}: BlockProps<SiteBadgeSettings, typeof messages, PreparedBadge>) => {
  const isVisible = !!color && !(isOfSite && !isFirstOfItsKind(host));
  useCustomState(host, 'visible', isVisible);
  const label = settings.label || text('label');
  const { url } = settings;
  const renderedBadge = url ? (
    <a part="link" href={url}>
      {label}
    </a>
  ) : (
    <span>{label}</span>
  );
  return (
    <div part="badge" className={color} hidden={!isVisible}>
      {content.length ? <slot /> : renderedBadge}
    </div>
  );
};
