import { useRef } from 'react';
import type { MessageFormatter } from '../../core/i18n/messages';
import { isInEditor } from '../../core/site/editor';
import { isOwner } from '../site/account';
import type { WidgetMessages } from './messages/es-419';
import { type UseProviderScriptOptions, useProviderScript } from './use-provider-script';
import { WidgetFrame } from './widget-frame';

interface ProviderWidgetProps extends UseProviderScriptOptions {
  content: Element[];
  text: MessageFormatter<WidgetMessages>;
  /** Address of the provider's page; undefined for none. */
  href: string | undefined;
}

/**
 * A link to the provider, and the provider's widget in its place once the script has shown it. Whoever edits the site gets a
 * notice instead of the widget.
 */
export const ProviderWidget = ({ content, text, href, ...options }: ProviderWidgetProps) => {
  const { host, provider, consentPrompt } = options;
  const frameRef = useRef<HTMLDivElement>(null);
  const isPreview = isInEditor() || isOwner();
  const [phase, allow] = useProviderScript({ ...options, src: isPreview ? undefined : options.src });
  const ConsentPrompt = phase === 'consent' ? consentPrompt?.ConsentPrompt : undefined;
  return (
    <WidgetFrame
      host={host}
      content={content}
      phase={phase}
      label={text('label', { provider })}
      frameRef={frameRef}
      link={
        href && (
          <a part="link" href={href}>
            {text('book')}
          </a>
        )
      }
    >
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
            frameRef.current?.focus();
            allow();
          }}
        />
      )}
    </WidgetFrame>
  );
};
