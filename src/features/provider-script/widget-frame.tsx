import { type ReactNode, type RefObject, useLayoutEffect } from 'react';
import type { BlockHost } from '../../core/block-host';
import { withoutWidget } from './page-content';
import type { ProviderPhase } from './use-provider-script';

interface WidgetFrameProps {
  host: BlockHost;
  content: Element[];
  phase: ProviderPhase;
  /** Names the whole block for screen readers; undefined where there is nothing to load. */
  label: string | undefined;
  frameRef: RefObject<HTMLDivElement | null>;
  /** A link to the provider, where the page has none. */
  link: ReactNode;
  /** More that shows with the link. */
  children?: ReactNode;
}

/** The page's link, else that of the block, and the provider's widget in its place once the widget is ready. */
export const WidgetFrame = ({ host, content, phase, label, frameRef, link, children }: WidgetFrameProps) => {
  useLayoutEffect(() => {
    // The link, which is about to go, has the focus.
    if (phase === 'ready' && host.matches(':focus-within')) frameRef.current?.focus();
  }, [host, phase, frameRef]);

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
    <div
      part="frame"
      className={phase}
      role="group"
      aria-label={label}
      aria-busy={phase === 'loading'}
      tabIndex={-1}
      ref={frameRef}
    >
      <div part="fallback">
        {/* A text of the page is no link. */}
        <slot /> {withoutWidget(content).length === 0 && link}
        {children}
      </div>
      <div part="widget" inert={phase !== 'ready'}>
        <slot name="widget" />
      </div>
    </div>
  );
};
