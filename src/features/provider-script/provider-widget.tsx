import { useRef } from 'react';
import type { Text } from '../../core/i18n/messages';
import { lazyImport } from '../../core/lazy-import';
import { isInEditor, pageContext } from '../../core/site/page-context';
import type { WidgetMessages } from './messages/es-419';
import {
  type ConsentModule,
  loadConsentPrompt,
  type UseProviderScriptOptions,
  useProviderScript,
} from './use-provider-script';
import { WidgetFrame } from './widget-frame';

type PreviewModule = typeof import('./preview-notice');

/** For whoever edits the site; visitors have no account there. */
const previewModule = lazyImport(() => import('./preview-notice'));

export interface PreparedWidget {
  consentPrompt: ConsentModule | undefined;
  /** Undefined for visitors. */
  PreviewNotice: PreviewModule['PreviewNotice'] | undefined;
}

const loadPreviewNotice = async (): Promise<PreparedWidget['PreviewNotice']> => {
  if (!isInEditor() && !pageContext().authenticatedAccount) return undefined;
  const { isOwner, PreviewNotice } = await previewModule.load();
  return isInEditor() || isOwner() ? PreviewNotice : undefined;
};

/** For a block's `prepare`. */
export const prepareWidget = async (): Promise<PreparedWidget> => {
  const [consentPrompt, PreviewNotice] = await Promise.all([loadConsentPrompt(), loadPreviewNotice()]);
  return { consentPrompt, PreviewNotice };
};

interface ProviderWidgetProps extends Omit<UseProviderScriptOptions, 'consentPrompt'> {
  content: Element[];
  text: Text<WidgetMessages>;
  prepared: PreparedWidget;
  /** Address of the provider's page; undefined for none. */
  href: string | undefined;
}

/**
 * A link to the provider, and the provider's widget in its place once the script has shown it. Whoever edits the site gets a
 * notice instead of the widget.
 */
export const ProviderWidget = ({ content, text, prepared, href, ...options }: ProviderWidgetProps) => {
  const { host, provider, src } = options;
  const { consentPrompt, PreviewNotice } = prepared;
  const frameRef = useRef<HTMLDivElement>(null);
  const [phase, allow] = useProviderScript({
    ...options,
    consentPrompt,
    src: PreviewNotice ? undefined : src,
  });
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
      {PreviewNotice && <PreviewNotice host={host} text={text} />}
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
