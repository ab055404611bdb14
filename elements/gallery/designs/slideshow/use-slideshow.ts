import { type RefObject, useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { lazyImport } from '../../../../src/core/lazy-import';
import { useEngineState } from '../../../../src/features/slides/engine/use-engine';
import { isOwnSlideEvent } from '../../../../src/features/slides/scroller/slide-areas';
import { useError } from '../../../../src/hooks/use-error';
import { useSlottedEvent } from '../../../../src/hooks/use-event-listener';
import type { DesignProps } from '../../design';
import { axisOf, useSwipe } from '../../navigation/use-swipe';
import { isInteractive } from '../../slide-actions';
import { fade } from '../../transitions/fade';
import type { Transition } from '../../transitions/transition';
import { createSlideshow, type SlideshowController } from './slideshow-controller';
import type { SlidePosition, SlideshowState } from './slideshow-state';

/** All but "fade", which every slideshow begins with. */
const otherTransitions = lazyImport(() => import('../../transitions/other-transitions'));

/**
 * The transition that the setting names; undefined until it has loaded. An unknown name and a file that cannot be loaded are
 * reported, and the transition is "fade" there. Another name loads the file again.
 */
const useNamedTransition = (name: string, host: DesignProps['host']): Transition | undefined => {
  const [module, setModule] = useState(otherTransitions.loaded);
  const [failedName, setFailedName] = useState<string>();
  useEffect(() => {
    if (name === 'fade' || module) return undefined;
    let isLatest = true;
    otherTransitions.load().then(setModule, (error) => {
      if (!isLatest) return;
      host.report(error);
      setFailedName(name);
    });
    return () => {
      isLatest = false;
    };
  }, [name, module, host]);
  const transition = module?.transitions.get(name);
  const isUnknown = name !== 'fade' && module !== undefined && !transition;
  useError(host, isUnknown ? `Could not find transition named ${name}` : undefined);
  return name === 'fade' || name === failedName || isUnknown ? fade : transition;
};

interface SlideshowView {
  slideshow: SlideshowController;
  state: SlideshowState;
  position: SlidePosition;
  /** CSS `touch-action` of the list: the browser keeps the gestures that no swipe needs. Undefined before swipes work. */
  touchAction: string | undefined;
}

/** Creates the controller of a slideshow, and connects it with the engine and with swipes on `list`. */
export const useSlideshow = (
  { engine, slides, settings, host }: DesignProps,
  list: RefObject<HTMLElement | null>,
): SlideshowView => {
  const [slideshow] = useState(() => createSlideshow(engine, { slides, settings }));
  const state = useSyncExternalStore(slideshow.subscribe, slideshow.getSnapshot);
  const index = useEngineState(engine, (current) => current.index);
  const transition = useNamedTransition(settings.transition, host);
  const axis = transition?.axis(settings);

  useLayoutEffect(() => {
    slideshow.setOptions({ slides, settings });
    if (transition) slideshow.setTransition(transition);
  }, [slideshow, slides, settings, transition]);
  useLayoutEffect(() => slideshow.start(list.current as HTMLElement), [slideshow, list]);
  useLayoutEffect(() => slideshow.handleRender(state), [slideshow, state]);
  useSwipe(list, { axis, pointers: transition?.pointers, handlers: slideshow.swipe });

  return {
    slideshow,
    state,
    position: { slides, index, loop: settings.loop },
    touchAction: axis && `pan-${axis === 'x' ? 'y' : 'x'} pinch-zoom`,
  };
};

/** A click on the visible slide changes it as the setting `activeSlideClickBehavior` says, unless a control needs the click. */
export const useSlideClick = (
  { engine, slides, settings, host }: DesignProps,
  list: RefObject<HTMLElement | null>,
): void => {
  const lastPointerDown = useRef<PointerEvent>(undefined);
  useSlottedEvent(host, 'pointerdown', (event) => {
    lastPointerDown.current = event;
  });
  useSlottedEvent(host, 'click', (event) => {
    const { clientX, clientY, detail } = event;
    const { clientX: pressX, clientY: pressY } = lastPointerDown.current ?? event;
    // A mouse that has moved in between has selected text. Scripts and keys click without a press; `detail` is 0.
    const isSelection = detail > 0 && axisOf(clientX - pressX, clientY - pressY) !== undefined;
    const behavior = settings.activeSlideClickBehavior;
    if (!list.current || !isOwnSlideEvent(event, list.current) || isSelection) return;
    const path = event.composedPath();
    const isHandled = event.defaultPrevented || isInteractive(path.slice(0, path.indexOf(list.current)));
    if (isHandled || behavior === 'stay' || slides[engine.index]?.isVideo) return;
    engine[behavior]();
  });
};
