import type { MessageFormatter } from '../../core/i18n/message-formatter';
import { lazyImport } from '../../core/lazy-import';
import { isInEditor } from '../../core/site/editor';
import { uncheckedSiteContext } from '../../core/site/unchecked-site-context';
import type { WidgetMessages } from './messages/es-419';
import {
  type ConsentModule,
  loadConsentModule,
  type UseProviderScriptOptions,
  useProviderScript,
} from './use-provider-script';
import { WidgetFrame } from './widget-frame';

/** Loaded on demand, because most visitors have no account of the website. */
const accountModule = lazyImport(() => import('../site/account'));

export interface PreparedWidget {
  consentModule: ConsentModule | undefined;
  /** Whether an owner of the site is signed in. */
  isOwner: boolean;
}

/** For a block's `prepare`. */
export const prepareWidget = async (): Promise<PreparedWidget> => {
  const consentModule = await loadConsentModule();
  // By now, the document has been parsed, and with it the site context.
  const { authenticatedAccount } = uncheckedSiteContext();
  return { consentModule, isOwner: !!authenticatedAccount && (await accountModule.load()).isOwner() };
};

interface ProviderWidgetProps extends UseProviderScriptOptions, PreparedWidget {
  content: Element[];
  text: MessageFormatter<WidgetMessages>;
  /** Address of the provider's page; undefined for none. */
  href: string | undefined;
}

/**
 * A link to the provider, which the provider's widget replaces once it is ready. Editors and owners of the site see a notice
 * instead of the widget.
 */
export const ProviderWidget = ({ content, text, href, isOwner, ...options }: ProviderWidgetProps) => {
  const { host, provider, src, consentModule } = options;
  const isPreview = isInEditor() || isOwner;
  const [phase, allow] = useProviderScript({ ...options, src: isPreview ? undefined : src });
  const ConsentPrompt = phase === 'consent' ? consentModule?.ConsentPrompt : undefined;
  return (
    <WidgetFrame
      host={host}
      content={content}
      phase={phase}
      label={text('label', { provider })}
      link={
        href && (
          <a part="link" href={href}>
            {text('book')}
          </a>
        )
      }
    >
      {(focusFrame) => (
        <>
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
                focusFrame();
                allow();
              }}
            />
          )}
        </>
      )}
    </WidgetFrame>
  );
};
