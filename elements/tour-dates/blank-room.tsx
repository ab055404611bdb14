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
 * The room of past dates that have folded away. Without it, what the visitor reads would move up. The room goes once it is out
 * of the window, together with what is below it.
 */
export const BlankRoom = ({ host, heightBefore, onOutOfSight }: BlankRoomProps) => {
  const room = useRef<HTMLDivElement>(null);
  const [height, setHeight] = useState(0);
  // After each render: dates that arrive later take their place from the room.
  useLayoutEffect(() => {
    const otherHeight = host.offsetHeight - (room.current?.offsetHeight ?? 0);
    setHeight(Math.max(0, heightBefore - otherHeight));
  });
  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry || entry.isIntersecting) return;
      const isBelowWindow = entry.boundingClientRect.top > 0;
      if (isBelowWindow || hasScrollAnchoring()) onOutOfSight();
    });
    if (room.current) observer.observe(room.current);
    return () => observer.disconnect();
  }, [onOutOfSight]);
  return <div ref={room} className="blank-room" style={{ blockSize: `${height}px` }} />;
};
