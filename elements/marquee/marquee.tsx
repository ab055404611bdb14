import { useState } from 'react';
import type { BlockProps } from '../../src/core/block-host';
import { contentNodesOf } from '../../src/core/host-content';
import { lazyImport } from '../../src/core/lazy-import';
import { prefersReducedMotion } from '../../src/core/util/prefers-reduced-motion';
import type { CreateWave } from './contract';
import type { messages } from './messages/es-419';
import type { MarqueeSettings } from './schema';
import { useMarqueeMotion } from './use-marquee-motion';

const waveModule = lazyImport(() => import('./create-wave'));

/** The code that a moving marquee needs; undefined for one that stands still. */
interface MotionModules {
  createWave?: CreateWave;
}

export const prepare = ({
  speed,
  waveIntensity,
}: MarqueeSettings): MotionModules | Promise<MotionModules> | undefined => {
  if (prefersReducedMotion() || !speed) return undefined;
  return waveIntensity ? waveModule.load() : {};
};

const Items = ({ items, linkTo }: MarqueeSettings) =>
  items.map(({ text, url }, index) => {
    const href = url || linkTo;
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: an item has no state of its own
      <p key={index} part="item">
        {href ? (
          <a part="link" href={href}>
            {text}
          </a>
        ) : (
          text
        )}
      </p>
    );
  });

type MarqueeProps = BlockProps<MarqueeSettings, typeof messages, MotionModules | undefined>;

/** Text that moves along a line or a wave, endlessly. */
export const Marquee = ({ settings, prepared, text, host }: MarqueeProps) => {
  const [isPaused, setIsPaused] = useState(false);
  const isMoving = !!prepared;
  const hasContent = settings.items.length > 0 || contentNodesOf(host).length > 0;
  const frameRef = useMarqueeMotion({ host, isMoving, settings, isPaused, createWave: prepared?.createWave });
  return (
    // The key gives a marquee that begins to move, or stops for good, a frame without the copies of before.
    <div key={`${isMoving}`} className={isMoving ? 'moves' : undefined}>
      <div part="frame" ref={frameRef}>
        <div part="track">
          <div part="content" className="copy">
            {settings.items.length ? <Items {...settings} /> : <slot />}
          </div>
          <div part="copies" aria-hidden="true" />
        </div>
      </div>
      {isMoving && hasContent && (
        <button
          type="button"
          part="pause"
          className={isPaused ? 'play' : ''}
          aria-label={text(isPaused ? 'play' : 'pause')}
          onClick={() => setIsPaused(!isPaused)}
        />
      )}
    </div>
  );
};
