import { type RefCallback, useCallback, useLayoutEffect, useRef } from 'react';
import type { BlockHost } from '../../src/core/block-host';
import type { MotionOptions } from './contract';
import { MotionController } from './motion-controller';

interface UseMarqueeMotionOptions extends MotionOptions {
  host: BlockHost;
  /** Whether the marquee moves at all. When this changes, a new frame must be rendered. */
  isMoving: boolean;
}

/** Moves a marquee. @returns the ref of the frame, which moves while it is mounted */
export const useMarqueeMotion = ({
  host,
  isMoving,
  ...options
}: UseMarqueeMotionOptions): RefCallback<HTMLElement> => {
  const motion = useRef<MotionController>(null);
  const startMotion = useCallback(
    (frame: HTMLElement | null) => {
      if (!isMoving || !frame) return undefined;
      const created = new MotionController(frame, host);
      motion.current = created;
      return () => {
        created.destroy();
        // The next frame may have its motion already.
        if (motion.current === created) motion.current = null;
      };
    },
    [host, isMoving],
  );
  // After each render, because the content may have changed, too.
  useLayoutEffect(() => motion.current?.update(options));
  return startMotion;
};
