import { useEffect, useRef } from 'react';
import type { BlockProps } from '../../src/core/block-host';
import { lazyImport } from '../../src/core/lazy-import';
import { claimSiteContent } from '../../src/core/site/claim-site-content';
import { useCustomState } from '../../src/hooks/use-custom-state';
import { useLazyModule } from '../../src/hooks/use-lazy-module';
import type { BadgeColor } from './badge-rules';
import type { messages } from './messages/es-419';
import type { SiteBadgeSettings } from './schema';

const focusModule = lazyImport(() => import('../../src/core/util/keep-focus-clear'));

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
  const isVisible = !!color && !(isOfSite && !claimSiteContent(host));
  useCustomState(host, 'visible', isVisible);
  const ref = useRef<HTMLDivElement>(null);
  const focus = useLazyModule(focusModule, isVisible);
  useEffect(
    () =>
      focus && ref.current ? focus.keepFocusClear(ref.current, { isBar: false, edge: 'BOTTOM' }) : undefined,
    [focus],
  );
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
    <div ref={ref} part="badge" className={color} hidden={!isVisible}>
      {content.length ? <slot /> : renderedBadge}
    </div>
  );
};
