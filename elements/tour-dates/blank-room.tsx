import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { BlockHost } from '../../src/core/block-host';

/** Whether the browser scrolls with the content where something above the window becomes shorter. */
const hasScrollAnchoring = (): boolean => CSS.supports('overflow-anchor', 'auto');

interface BlankRoomProps {
  host: BlockHost;
  /** Height in px of the element before past dates folded away. */
  heightBefore: number;
  /** Says that the room may go. */
  onOutOfSight: () => void;
}

/**
 * The room of past dates that have folded away. Without it, what the visitor reads would move up. The room goes when the
 * visitor scrolls while it is out of the window, together with what is below it.
 */
export const BlankRoom = ({ host, heightBefore, onOutOfSight }: BlankRoomProps) => {
  const room = useRef<HTMLDivElement>(null);
  const [height, setHeight] = useState(0);
  // After each render: dates that arrive later take their place from the room.
  useLayoutEffect(() => {
    const heightOf = (element: Element | null): number => element?.getBoundingClientRect().height ?? 0;
    const otherHeight = heightOf(host) - heightOf(room.current);
    setHeight(Math.max(0, heightBefore - otherHeight));
  });
  useEffect(() => {
    const checkSight = (): void => {
      const { top, bottom, width } = (room.current as HTMLElement).getBoundingClientRect();
      // A hidden element has no width.
      const isGone = !!width && (top > innerHeight || (bottom < 0 && hasScrollAnchoring()));
      if (isGone) onOutOfSight();
    };
    // Rather than an observer, which tells a frame too late where the visitor has jumped to.
    const options = { capture: true, passive: true };
    addEventListener('scroll', checkSight, options);
    return () => removeEventListener('scroll', checkSight, options);
  }, [onOutOfSight]);
  return <div ref={room} className="blank-room" style={{ blockSize: `${height}px` }} />;
};
