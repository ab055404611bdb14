import { useLayoutEffect, useRef } from 'react';
import type { Text } from '../../core/i18n/messages';
import { isInEditor } from '../../core/site/page-context';
import { isOwner } from '../site/account';
import { type UseProviderScriptOptions, useProviderScript } from './use-provider-script';

interface WidgetMessages {
  /** Names the whole block, with its `{provider}`. */
  label: string;
  /** The link, where the page has none. */
  book: string;
  /** Asks for consent to content of the `{provider}`. */
  consent: string;
  accept: string;
  previewTitle: string;
  preview: string;
}

interface ProviderWidgetProps extends UseProviderScriptOptions {
  content: Element[];
  text: Text<WidgetMessages>;
  /** Address of the provider's page; undefined for none. */
  href: string | undefined;
}

/** The page's own elements; a provider's widget is slotted. */
export const ownContent = (content: Element[]): Element[] => content.filter(({ slot }) => !slot);

/**
 * A link to the provider, and the provider's widget in its place once the script has shown it. Whoever edits the site gets a
 * notice instead of the widget.
 */
export const ProviderWidget = ({ content, text, href, ...options }: ProviderWidgetProps) => {
  const { host, provider, consentPrompt } = options;
  const frame = useRef<HTMLDivElement>(null);
  const isPreview = isInEditor() || isOwner();
  const [phase, allow] = useProviderScript({ ...options, src: isPreview ? undefined : options.src });

  useLayoutEffect(() => {
    // The link, which is about to go, has the focus.
    if (phase === 'ready' && host.matches(':focus-within')) frame.current?.focus();
  }, [host, phase]);

  const ConsentPrompt = phase === 'consent' ? consentPrompt?.ConsentPrompt : undefined;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
    <div
      part="frame"
      className={phase}
      role="group"
      aria-label={text('label', { provider })}
      aria-busy={phase === 'loading'}
      tabIndex={-1}
      ref={frame}
    >
      <div part="fallback">
        {ownContent(content).length > 0 ? (
          <slot />
        ) : (
          href && (
            <a part="link" href={href}>
              {text('book')}
            </a>
          )
        )}
        {isPreview && (
          <div part="preview" role="alert">
            <strong>{text('previewTitle')}</strong> {text('preview')}
          </div>
        )}
        {ConsentPrompt && (
          <ConsentPrompt
            text={text}
            provider={provider}
            takesFocus={false}
            onAccept={() => {
              frame.current?.focus();
              allow();
            }}
          />
        )}
      </div>
      <div part="widget" inert={phase !== 'ready'}>
        <slot name="widget" />
      </div>
    </div>
  );
};
