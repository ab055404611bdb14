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
  /** Renders more that shows with the link. `focusFrame` keeps the focus in the block where that has it and is about to go. */
  children?: (focusFrame: () => void) => ReactNode;
}

/** The page's link, else that of the block, and the provider's widget in its place once the widget is ready. */
export const WidgetFrame = ({ host, content, phase, label, link, children }: WidgetFrameProps) => {
  const frameRef = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    // The link, which is about to go, has the focus.
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
        {/* A text of the page is no link. */}
        <slot /> {!hasOwnElements(content) && link}
        {children?.(() => frameRef.current?.focus())}
      </div>
      <div part="widget" inert={phase !== 'ready'}>
        <slot name="widget" />
      </div>
    </div>
  );
};
