import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { BlockHost } from '../../src/core/block-host';
import type { MarqueeMotion, MotionOptions } from './contract';
import { createMarqueeMotion } from './motion-controller';

interface UseMarqueeMotionOptions extends MotionOptions {
  host: BlockHost;
  /** Whether the marquee moves at all. Another frame must be rendered when this changes. */
  isMoving: boolean;
}

/** Moves the marquee in `frame` while the component is mounted. */
export const useMarqueeMotion = (
  frame: RefObject<HTMLElement | null>,
  { host, isMoving, ...options }: UseMarqueeMotionOptions,
): void => {
  const motion = useRef<MarqueeMotion>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the frame changes with `isMoving`
  useLayoutEffect(() => {
    if (!isMoving || !frame.current) return undefined;
    motion.current = createMarqueeMotion(frame.current, host);
    return () => {
      motion.current?.destroy();
      motion.current = null;
    };
  }, [host, isMoving]);
  // After each render, because the content may be another one, too.
  useLayoutEffect(() => motion.current?.update(options));
};
