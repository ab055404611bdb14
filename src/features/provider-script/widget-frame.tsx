import { type ReactNode, useLayoutEffect, useRef } from 'react';
import type { BlockHost } from '../../core/block-host';
import { hasOwnElements } from './page-content';
import type { ProviderPhase } from './use-provider-script';

interface WidgetFrameProps {
  host: BlockHost;
  content: Element[];
  phase: ProviderPhase;
  /** Names the whole block for screen readers; undefined where there is nothing to load. */
  label: string | undefined;
  /** A link to the provider, where the page has none. */
  link: ReactNode;
  /** Renders more content that shows with the link. It calls `focusFrame` before it removes an element that has the focus. */
  children?: (focusFrame: () => void) => ReactNode;
}

/** The page's own link, else the block's. Once the provider's widget is ready, it replaces the link. */
export const WidgetFrame = ({ host, content, phase, label, link, children }: WidgetFrameProps) => {
  const frameRef = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    // The link has the focus, and is about to be hidden.
    if (phase === 'ready' && host.matches(':focus-within')) frameRef.current?.focus();
  }, [host, phase]);

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
        {/* Text of the page alone does not replace the block's link. */}
        <slot /> {!hasOwnElements(content) && link}
        {children?.(() => frameRef.current?.focus())}
      </div>
      <div part="widget" inert={phase !== 'ready'}>
        <slot name="widget" />
      </div>
    </div>
  );
};
