import { type CSSProperties, useState, useSyncExternalStore } from 'react';
import type { BlockProps } from '../../src/core/block-host';
import { hasOwnContent } from '../../src/core/host-content';
import { lazyImport } from '../../src/core/lazy-import';
import { lazyComponent } from '../../src/hooks/lazy-component';
import { useCustomState } from '../../src/hooks/use-custom-state';
import { useError } from '../../src/hooks/use-error';
import { useVisitorState } from '../../src/hooks/use-visitor-state';
import type { messages } from './messages/es-419';
import { frameModule, type PreparedEmbed } from './prepare';
import type { EmbedSettings } from './schema';

const VideoStructuredData = lazyComponent(
  lazyImport(() => import('../../src/features/embeds/video-structured-data')),
  (module) => module.VideoStructuredData,
);

type EmbedProps = BlockProps<EmbedSettings, typeof messages, PreparedEmbed>;

/** The host of an address, without "www.": "vimeo.com". */
const siteOf = (url: string): string => (url ? new URL(url).hostname.replace(/^www\./, '') : '');

interface PageLinkProps {
  href: string;
  children: string;
}

/** A link to the provider's page; nothing where only an embed code is known. */
const PageLink = ({ href, children }: PageLinkProps) =>
  href && (
    <a part="link" href={href}>
      {children}
    </a>
  );

/** Addresses of videos: only these are described to search engines. */
export const videoPage = /^https?:\/\/([\w-]+\.)*(youtube|youtu|vimeo)\.\w+\//;

const doNotSubscribe = () => () => {};

/** The frame. Until the visitor asks for the frame, a picture and a button; without consent, a button that gives consent. */
const EmbedBox = ({
  settings,
  content,
  host,
  text,
  prepared: { source, consentModule, loadedModule },
}: EmbedProps) => {
  /** Whether the visitor has pressed the button, so that the frame's code is loaded. */
  const [isRequested, setIsRequested] = useVisitorState(
    host,
    `request for ${source.url}${source.html}`,
    () => false,
  );
  /** Not for an element that comes back to the page, which leaves the focus where it is. */
  const [takesFocus, setTakesFocus] = useState(false);
  const [reportedPx, setReportedPx] = useState<number>();
  const [frameProblem, setFrameProblem] = useState<string>();
  const module = isRequested ? frameModule.loaded : loadedModule;
  const embed = module?.readEmbed(source);
  const isAllowed = useSyncExternalStore(
    consentModule?.subscribeToConsent ?? doNotSubscribe,
    () => !consentModule || !embed || embed.isOwnSite || consentModule.mayRequest(host, embed.address),
  );
  /** Why the frame cannot show. */
  const problem = module && !embed ? module.unreadableMessage(source) : frameProblem;
  useError(host, problem);
  useCustomState(host, 'sized', !!module);
  const { url } = source;
  const address = url || embed?.address || '';
  const title = source.title || embed?.title || '';
  if (module && problem)
    return (
      <module.EmbedFallback host={host} hasContent={!!content.length} takesFocus={takesFocus}>
        <PageLink href={address}>{title || address}</PageLink>
      </module.EmbedFallback>
    );

  const provider = settings.provider || embed?.provider || siteOf(url);
  const ratio = `${settings.aspectRatio}`.replace(':', '/');
  const height = reportedPx ?? (ratio ? undefined : embed?.height);
  const show = (): void =>
    void frameModule.load().then(
      () => {
        setIsRequested(true);
        setTakesFocus(true);
      },
      (error) => host.report(error),
    );
  const ConsentRequest = isAllowed ? undefined : consentModule?.ConsentRequest;
  const isBehindPicture = source.hasPicture && !isRequested;
  return (
    <div
      part="box"
      style={
        {
          '--_ratio': ratio || embed?.ratio,
          '--_height': height && `${height}px`,
          '--_width': embed?.maxWidth && `${embed.maxWidth}px`,
        } as CSSProperties
      }
    >
      {settings.structuredData && videoPage.test(url) && title && (
        <VideoStructuredData host={host} title={title} url={url} picture={source.picture} />
      )}
      {source.hasPicture && (
        // Inert, because the page's own link would be a second way to the same content, and one that leaves the page.
        <div part="poster" inert>
          {source.poster ? <img src={source.poster} alt="" /> : <slot />}
        </div>
      )}
      {module && embed && isAllowed && !isBehindPicture && (
        <module.EmbedFrame
          host={host}
          embed={embed}
          title={title || text('content', { provider })}
          takesFocus={takesFocus}
          onHeight={setReportedPx}
          onProblem={setFrameProblem}
        />
      )}
      {isAllowed && isBehindPicture && (
        <button
          type="button"
          part="show"
          aria-label={title && `${text('show', { provider })}: ${title}`}
          onClick={show}
        >
          {text('show', { provider })}
        </button>
      )}
      {ConsentRequest && (
        <ConsentRequest
          host={host}
          text={text}
          provider={provider}
          onAccept={() => {
            if (embed) consentModule?.acceptItem(host, embed.address);
            show();
          }}
        >
          {content.length && !source.hasOwnPicture ? (
            <slot />
          ) : (
            <PageLink href={url}>{title || text('open', { provider })}</PageLink>
          )}
        </ConsentRequest>
      )}
      {/* For paper. */}
      <PageLink href={address}>{title || text('content', { provider })}</PageLink>
    </div>
  );
};

/** Content of another site, or the link to it. */
export const EmbedBlock = (props: EmbedProps) => {
  const { host, prepared } = props;
  const { url, html } = prepared.source;
  useError(
    host,
    !url && !html && hasOwnContent(host)
      ? 'There is no address, expected `url`, `html` or a link in the content, such as <a href="https://vimeo.com/76979871">. The content stays.'
      : undefined,
  );
  // The key mounts a new box for another address or code.
  return url || html ? <EmbedBox key={url + html} {...props} /> : <slot />;
};
