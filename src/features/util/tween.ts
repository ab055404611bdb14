/** `ended`: by itself, or by `stop`. */
export type TweenState = 'running' | 'paused' | 'ended';

interface TweenOptions {
  from: number;
  to: number;
  /** In ms. Default: 300. 0 ends at once. */
  duration?: number;
  /** A CSS easing function: `ease-out`, `cubic-bezier(…)`. Default: `ease`. */
  easing?: string;
  /** Called with the value at the beginning, in each frame, and at the end. With a duration of 0, `to` is the only value. */
  onUpdate: (value: number) => void;
}

/** A running tween: the return value of `tween`. */
export interface Tween {
  readonly state: TweenState;
  pause(): void;
  /** Goes on after `pause`. */
  resume(): void;
  /** Ends now; the value stays where it is. */
  stop(): void;
  /** Resolves when the tween has ended or was stopped. */
  readonly finished: Promise<void>;
}

/**
 * Moves a number from one value to another. The browser's Web Animations keep the time, so the tween stops with the page's
 * other animations, such as in a hidden tab.
 * @throws RangeError for a duration or a value that is not finite, or a negative duration
 * @throws TypeError for an easing function that CSS does not know
 * @throws Error where there are no Web Animations, as in Node
 */
export const tween = ({ from, to, duration = 300, easing = 'ease', onUpdate }: TweenOptions): Tween => {
  if (!Number.isFinite(duration) || duration < 0)
    throw new RangeError(`tween: duration is ${duration}; expected ms, 0 or more.`);
  if (!Number.isFinite(from) || !Number.isFinite(to))
    throw new RangeError(`tween: from is ${from} and to is ${to}; expected finite numbers.`);
  if (typeof KeyframeEffect === 'undefined')
    throw Error('tween needs a browser: there are no Web Animations here.');
  const timing = { duration, easing, fill: 'both' } as const;
  const animation = new Animation(new KeyframeEffect(null, null, timing), document.timeline);
  const ended = Promise.withResolvers<void>();
  let frame = 0;

  const update = (): void => {
    const progress = animation.effect?.getComputedTiming().progress;
    // `stop` leaves no progress. The sum is exactly `to` at the end, unlike `from + (to - from)`.
    if (typeof progress === 'number') onUpdate(from * (1 - progress) + to * progress);
  };
  const requestFrame = (): void => {
    // `onUpdate` may have paused and resumed the tween, which has requested a frame.
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(updateEachFrame);
  };
  const updateEachFrame = (): void => {
    update();
    // `onUpdate` may have paused or stopped the tween.
    if (animation.playState === 'running') requestFrame();
  };
  const end = (): void => {
    cancelAnimationFrame(frame);
    ended.resolve();
  };

  animation.onfinish = () => {
    // First, so that `finished` resolves even where `onUpdate` throws.
    end();
    update();
  };
  animation.oncancel = end;
  animation.play();
  updateEachFrame();

  return {
    get state() {
      const { playState } = animation;
      return playState === 'running' || playState === 'paused' ? playState : 'ended';
    },
    finished: ended.promise,
    pause() {
      if (animation.playState !== 'running') return;
      animation.pause();
      cancelAnimationFrame(frame);
    },
    resume() {
      if (animation.playState !== 'paused') return;
      animation.play();
      requestFrame();
    },
    stop() {
      animation.cancel();
    },
  };
};
