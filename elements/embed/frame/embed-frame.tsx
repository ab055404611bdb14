import { useCallback, useEffect, useRef, useState } from 'react';
import type { BlockHost } from '../../../src/core/block-host';
import { lazyImport } from '../../../src/core/lazy-import';
import { pageOrigin } from '../../../src/core/util/page-origin';
import { focusOnMount } from '../../../src/hooks/focus-on-mount';
import { useEventListener } from '../../../src/hooks/use-event-listener';
import { useLazyModule } from '../../../src/hooks/use-lazy-module';
import type { Embed } from './read-embed';
import { reportedHeight } from './reported-height';

const playbackModule = lazyImport(() => import('./playback'));

/** A frame may run its scripts and open windows. It may neither lead the visitor away from the page nor open dialogs. */
const sandbox = 'allow-forms allow-popups allow-popups-to-escape-sandbox allow-presentation allow-scripts';
/** The provider's frame keeps its own origin, and so its cookies. */
const providerSandbox = `${sandbox} allow-same-origin`;

/** The address that a frame loads: the provider's own, or that of the mock which `Azulejo.config.embeds` names. */
const frameAddress = ({ provider, address }: Embed): string => {
  const { origin, pathname, search } = new URL(address);
  const template = globalThis.Azulejo?.config.embeds;
  // An address of the page's own origin stays: it may be a mock from `Azulejo.config.youtube` or `.vimeo`.
  if (!template || origin === pageOrigin()) return address;
  const base = template.replace('{provider}', provider.toLowerCase().replace(' ', '-'));
  return new URL(base + pathname.slice(1) + search, document.baseURI).href;
};

interface EmbedFrameProps {
  host: BlockHost;
  embed: Embed;
  title: string;
  /** Whether the frame takes the place of a button that the visitor has pressed. */
  takesFocus: boolean;
  /** Called with the height in px that the frame asks for. */
  onHeight: (px: number) => void;
  /** Called with a message where the page does not let the frame load. */
  onProblem: (message: string) => void;
}

/** The provider's page, in a frame. */
export const EmbedFrame = ({ host, embed, title, takesFocus, onHeight, onProblem }: EmbedFrameProps) => {
  const frame = useRef<HTMLIFrameElement>(null);
  const [isLoaded, setIsLoaded] = useState(false);
  const address = frameAddress(embed);
  const { origin } = new URL(address);
  // A frame of the page's own origin could remove its sandbox. It gets an opaque origin, which is "null" in messages.
  const isOwnOrigin = origin === pageOrigin();
  const frameOrigin = isOwnOrigin ? 'null' : origin;
  const setFrame = useCallback(
    (element: HTMLIFrameElement | null) => {
      frame.current = element;
      if (takesFocus) focusOnMount(element);
    },
    [takesFocus],
  );
  /** Firefox takes the focus from a frame whose page runs in a process of its own. */
  const restoreFocus = (): void => {
    if (takesFocus && document.activeElement === document.body) focusOnMount(frame.current);
  };
  useEventListener(embed.reportsHeight ? window : null, 'message', (message: MessageEvent) => {
    if (message.source !== frame.current?.contentWindow || message.origin !== frameOrigin) return;
    const px = reportedHeight(message.data);
    if (px) onHeight(px);
  });
  useEventListener(document, 'securitypolicyviolation', (event: SecurityPolicyViolationEvent) => {
    const { effectiveDirective, disposition, blockedURI } = event;
    if (!/^(frame|child)-src$/.test(effectiveDirective) || disposition !== 'enforce') return;
    // Some browsers report the origin alone.
    if (!blockedURI || !frame.current?.src.startsWith(blockedURI)) return;
    onProblem(
      `The page's Content-Security-Policy blocks the frame, expected "frame-src ${origin}" in the policy. The link stays.`,
    );
  });
  const { player } = embed;
  const playback = useLazyModule(playbackModule, isLoaded && !!player);
  useEffect(
    () =>
      playback && player && frame.current
        ? playback.coordinatePlayback({ host, frame: frame.current, origin: frameOrigin, provider: player })
        : undefined,
    [host, playback, player, frameOrigin],
  );
  const onLoad = (): void => {
    setIsLoaded(true);
    restoreFocus();
  };
  return (
    <iframe
      part="frame"
      ref={setFrame}
      title={title}
      sandbox={isOwnOrigin ? sandbox : providerSandbox}
      allow={embed.allow}
      allowFullScreen
      // YouTube plays nothing for a page whose address it does not get.
      referrerPolicy="strict-origin-when-cross-origin"
      loading="lazy"
      src={address}
      onLoad={onLoad}
    />
  );
};
