import {
  type PointerEvent,
  type RefObject,
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import type { MessageFormatter } from '../../src/core/i18n/message-formatter';
import { useUnmount } from '../../src/hooks/use-unmount';
import { readCaption } from './caption';
import { ControlButton } from './control-button';
import { useGestures } from './gestures/use-gestures';
import { createKeyHandler } from './keyboard';
import type { messages } from './messages/es-419';
import { slideDistance } from './motion/track';
import { useMotion } from './motion/use-motion';
import type { LightboxSettings } from './schema';
import { kindOf, SlideView } from './slides/slide-view';
import type { LightboxHost } from './source';
import { ThumbnailStrip } from './thumbnail-strip';
import type { Viewer, ViewerState } from './viewer';

/** The caption hides this long after the pointer has left the picture, in ms. */
const captionHideMs = 500;

/** Elements in a slide that handle clicks and drags themselves. */
const pointerHandlingSelector = '[part="slide"] :is(a[href],button,video,iframe,object,az-video)';

/** Whether an event is for an element in a slide that handles events itself. */
const isInteractive = ({ target }: Pick<Event, 'target'>): boolean =>
  (target as Element).closest(pointerHandlingSelector) !== null;

/** Hides the caption half a second after the mouse has left the picture and the caption. */
const usePointerAway = (viewer: Viewer, getTargets: () => (Element | null | undefined)[]) => {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useUnmount(() => clearTimeout(timer.current));
  return ({ pointerType, target }: PointerEvent): void => {
    if (pointerType !== 'mouse') return;
    if (getTargets().some((element) => element?.contains(target as Element))) {
      clearTimeout(timer.current);
      timer.current = undefined;
      viewer.setPointerAway(false);
      return;
    }
    const { session, position } = viewer.getSnapshot();
    timer.current ??= setTimeout(() => {
      const now = viewer.getSnapshot();
      // Another slide, and the slide of another opening, show their captions.
      if (now.session === session && now.position === position) viewer.setPointerAway(true);
    }, captionHideMs);
  };
};

const subscribeToPageZoom = (listener: () => void): (() => void) => {
  visualViewport?.addEventListener('resize', listener);
  return () => visualViewport?.removeEventListener('resize', listener);
};

/** Browsers round: a page that is not zoomed may have a scale a little above 1. */
const minPageZoom = 1.01;

/** Whether the visitor has zoomed the page itself, with two fingers. */
const useIsPageZoomed = (): boolean =>
  useSyncExternalStore(subscribeToPageZoom, () => (visualViewport?.scale ?? 1) > minPageZoom);

/** Whether the caption is too long for its place, so that it scrolls. */
const useIsScrollable = (
  caption: RefObject<Element | null>,
  { content, layout, hasCaption }: Pick<ViewerState, 'layout' | 'hasCaption'> & { content: unknown },
): boolean => {
  const [isScrollable, setScrollable] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the length of the caption, and its place
  useEffect(() => {
    const { current } = caption;
    setScrollable(!!current && current.scrollHeight > current.clientHeight);
  }, [caption, content, layout, hasCaption]);
  return isScrollable;
};

interface LightboxDialogProps {
  host: LightboxHost;
  viewer: Viewer;
  settings: LightboxSettings;
  text: MessageFormatter<typeof messages>;
}

/** The dialog: slides, buttons, caption and thumbnails. */
export const LightboxDialog = ({ host, viewer, settings, text }: LightboxDialogProps) => {
  const state = useSyncExternalStore(viewer.subscribe, viewer.getSnapshot);
  const { status, session, index, count, position, mountedSlides, layout, isZoomed } = state;
  const isOpen = status !== 'closed';
  const isPageZoomed = useIsPageZoomed();
  const dialog = useRef<HTMLDialogElement>(null);
  const overlay = useRef<HTMLDivElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const trackElement = useRef<HTMLDivElement>(null);
  const bar = useRef<HTMLDivElement>(null);
  const arrows = useRef<HTMLDivElement>(null);
  const footer = useRef<HTMLDivElement>(null);
  const captionElement = useRef<HTMLDivElement>(null);
  /**
   * The session in which the stage was clicked. A double click in the page opens the lightbox with its first click; the second
   * one, which is on the stage, does not count.
   */
  const clickedSession = useRef(0);

  const { track, transition } = useMotion(viewer, state, {
    dialog,
    overlay,
    track: trackElement,
    surroundings: [bar, arrows, footer],
  });
  const gestures = useGestures(host, () => ({
    viewer,
    track,
    transition,
    dialog: dialog.current as HTMLDialogElement,
    stage: stage.current as HTMLDivElement,
    arrows: arrows.current as HTMLDivElement,
    caption: captionElement.current as HTMLDivElement,
    isInteractive,
  }));
  const [onKey] = useState(() => createKeyHandler({ viewer, withGestures: gestures.run }));
  const onPointer = usePointerAway(viewer, () => [track.current?.frame, captionElement.current]);

  useEffect(() => {
    // Loads the gestures before the first opening; each opening retries a load that has failed.
    gestures.prepare();
    if (!isOpen) gestures.stop();
  }, [gestures, isOpen]);

  const { slide, hasFailed } = mountedSlides.find((mounted) => mounted.position === position) ?? {};
  const caption = useMemo(() => slide && readCaption(slide, text('newWindow')), [slide, text]);
  const isCaptionScrollable = useIsScrollable(captionElement, { ...state, content: caption });
  const hasSeveral = count > 1;
  const positionText = hasSeveral ? text('position', { index: index + 1, count }) : '';
  const distance = slideDistance(layout);
  const classNames = [
    settings.theme,
    isZoomed && 'zoomed-in',
    state.isPointerAway && 'pointer-away',
    !state.hasCaption && 'without-caption',
    isPageZoomed && 'page-zoomed',
  ];

  return (
    <dialog
      ref={dialog}
      part="dialog"
      className={classNames.filter(Boolean).join(' ')}
      aria-label={text('label')}
      aria-describedby="status"
      tabIndex={-1}
      onKeyDown={onKey}
      onPointerMove={onPointer}
      onPointerLeave={onPointer}
      onCancel={(event) => {
        event.preventDefault();
        viewer.close();
      }}
      // The browser fires the event later, perhaps when the dialog is open again.
      onClose={() => {
        if (!dialog.current?.open) viewer.finishClosing();
      }}
    >
      <div ref={overlay} part="overlay" />
      {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: keys do the same */}
      <div
        ref={stage}
        part="stage"
        onClick={(event) => {
          if (event.detail < 2) clickedSession.current = session;
          if (clickedSession.current === session && !isInteractive(event))
            gestures.run(({ click }) => click({ x: event.clientX, y: event.clientY }));
        }}
      >
        <div ref={trackElement} part="track">
          {mountedSlides.map((mounted) => (
            <SlideView
              key={`${session}/${mounted.position}/${mounted.index}`}
              slide={mounted.slide}
              position={mounted.position}
              offset={mounted.position * distance}
              layout={layout}
              track={track}
              isCurrent={mounted.position === position}
              isZoomed={isZoomed && mounted.position === position}
              failedText={text('failed')}
              onFail={viewer.markFailed}
            />
          ))}
        </div>
      </div>
      <div ref={bar} part="bar">
        <div part="counter">{positionText}</div>
        <ControlButton
          name="zoom"
          label={text('zoom')}
          hidden={!slide || !kindOf(slide).isZoomable}
          aria-pressed={isZoomed}
          onClick={() => gestures.run(({ toggleZoom }) => toggleZoom())}
        />
        <ControlButton
          name="caption-toggle"
          label={text('caption')}
          hidden={!caption}
          aria-expanded={state.hasCaption}
          onClick={viewer.toggleCaption}
        />
        <ControlButton name="close" label={text('close')} onClick={viewer.close} />
      </div>
      <div ref={arrows}>
        <ControlButton
          name="previous"
          label={text('previous')}
          hidden={!hasSeveral}
          aria-disabled={!viewer.hasNeighbour(-1)}
          onClick={viewer.previous}
        />
        <ControlButton
          name="next"
          label={text('next')}
          hidden={!hasSeveral}
          aria-disabled={!viewer.hasNeighbour(1)}
          onClick={viewer.next}
        />
      </div>
      <div ref={footer} part="below">
        {/* In Safari, a scrollable element is no tab stop by itself. */}
        <div ref={captionElement} part="caption" tabIndex={isCaptionScrollable ? 0 : undefined}>
          {caption?.nodes}
        </div>
        {settings.thumbnails && isOpen && (
          <ThumbnailStrip key={session} viewer={viewer} index={index} count={count} text={text} />
        )}
      </div>
      <div id="status" part="status said" role="status">
        {[positionText, caption?.text || slide?.alt, hasFailed && text('failed')].filter(Boolean).join('. ')}
      </div>
    </dialog>
  );
};
