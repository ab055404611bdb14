import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { prefersReducedMotion } from '../../../src/core/util/prefers-reduced-motion';
import { useEventListener } from '../../../src/hooks/use-event-listener';
import { useModalDialog } from '../../../src/hooks/use-modal-dialog';
import { useSubscription } from '../../../src/hooks/use-subscription';
import type { Viewer, ViewerState } from '../viewer';
import { createOpenTransition, type OpenTransition, type ZoomKeyframes } from './open-transition';
import { createTrack, type SlideTrack, slideDistance, type TrackMotion } from './track';
import { zoomFromThumbnail } from './zoom-from-thumbnail';

interface MotionElements {
  dialog: RefObject<HTMLDialogElement | null>;
  /** The layer that covers the page. */
  overlay: RefObject<HTMLElement | null>;
  track: RefObject<HTMLElement | null>;
  /** The parts around the picture, which fade together. */
  surroundings: RefObject<HTMLElement | null>[];
}

interface Motion {
  track: SlideTrack;
  transition: OpenTransition;
}

/** The motion with which the track goes to the current slide. */
const motionOf = ({ isDragged, layout }: ViewerState): TrackMotion => {
  if (isDragged) return 'drag';
  return layout.isPhone ? 'slide' : 'fade';
};

const keyframesOf = (viewer: Viewer, track: SlideTrack): ZoomKeyframes | undefined => {
  const { mountedSlides, position, layout } = viewer.getSnapshot();
  const mounted = mountedSlides.find((slide) => slide.position === position);
  if (!mounted || !track.current) return undefined;
  const { thumbnail } = mounted.slide;
  return zoomFromThumbnail({ thumbnail, fit: track.current.fit, viewport: layout.viewport });
};

/** Creates the track and the open transition of a dialog. */
const createMotion = (viewer: Viewer, { overlay, track, surroundings }: MotionElements): Motion => ({
  track: createTrack({ getElement: () => track.current, onRest: viewer.mountNeighbours }),
  transition: createOpenTransition(() => ({
    overlay: overlay.current as HTMLElement,
    surroundings: surroundings.map(({ current }) => current as HTMLElement),
  })),
});

/** Moves the track to the current slide, also in a window of another size. */
const useTrackPosition = (
  viewer: Viewer,
  track: SlideTrack,
  { session, position, layout }: ViewerState,
): void => {
  const shownSession = useRef(0);
  useLayoutEffect(() => {
    track.layOut(slideDistance(layout));
    // A zoomed picture may fit into its window now.
    viewer.setZoomed(!!track.current?.isZoomed);
  }, [viewer, track, layout]);
  useLayoutEffect(() => {
    // The first slide of an opening appears without a motion of the track.
    const motion = shownSession.current === session ? motionOf(viewer.getSnapshot()) : 'none';
    shownSession.current = session;
    track.goTo(position, motion);
  }, [viewer, track, session, position]);
};

/** Everything in the dialog that moves: opens and closes the dialog with the viewer's state, and moves its slides. */
export const useMotion = (viewer: Viewer, state: ViewerState, elements: MotionElements): Motion => {
  const [motion] = useState(() => createMotion(viewer, elements));
  const { track, transition } = motion;
  const { dialog } = elements;
  const { status, session } = state;
  useTrackPosition(viewer, track, state);
  useModalDialog(dialog);

  // At once rather than with the next render: a listener for `az-close` finds the dialog closed and the focus in the page.
  useSubscription(viewer.subscribe, () => {
    if (viewer.getSnapshot().status !== 'closed') return;
    dialog.current?.close();
    track.stop();
    transition.stop();
  });

  const show = (): void => {
    const { current: element } = dialog;
    if (!element || !track.current) return;
    // A script has taken the block out of the page since.
    if (!element.isConnected) {
      viewer.finishClosing();
      return;
    }
    // Measured before any style is written, so that the page is not laid out twice.
    const zoom = keyframesOf(viewer, track);
    transition.enter(track.current, zoom).then(() => {
      if (viewer.getSnapshot().session === session) viewer.mountNeighbours();
    });
    // The dialog itself takes the focus, rather than its first button.
    element.autofocus = true;
    element.showModal();
    // Not every browser knows `autofocus` of a dialog.
    if (!element.matches(':focus')) element.focus();
    viewer.attachDialog(() => element.open);
  };
  const leave = (): void => {
    if (prefersReducedMotion() || !track.current) viewer.finishClosing();
    else transition.leave(track.current, keyframesOf(viewer, track)).then(viewer.finishClosing);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each change of the status, and for each opening
  useLayoutEffect(() => {
    if (status === 'open') show();
    else if (status === 'closing') leave();
  }, [session, status]);

  useEventListener(status === 'closed' ? undefined : window, 'resize', () => {
    viewer.resize();
    transition.fade(1);
  });

  return motion;
};
