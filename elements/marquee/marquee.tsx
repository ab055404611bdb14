import type { BlockProps } from '../../src/core/block-host';
import { contentNodesOf } from '../../src/core/host-content';
import { lazyImport } from '../../src/core/lazy-import';
import { prefersReducedMotion } from '../../src/core/util/prefers-reduced-motion';
import { useLazyModule } from '../../src/hooks/use-lazy-module';
import { useReducedMotion } from '../../src/hooks/use-reduced-motion';
import { useVisitorState } from '../../src/hooks/use-visitor-state';
import type { CreateWave } from './contract';
import type { messages } from './messages/es-419';
import type { MarqueeSettings } from './schema';
import { useMarqueeMotion } from './use-marquee-motion';

const waveModule = lazyImport(() => import('./create-wave'));

interface WaveModule {
  createWave: CreateWave;
}

const isMovingWave = ({ speed, waveIntensity }: MarqueeSettings, reducesMotion: boolean): boolean =>
  speed > 0 && waveIntensity > 0 && !reducesMotion;

/** Loads the code of a wave before the first render; undefined where nothing moves along a wave. */
export const prepare = (settings: MarqueeSettings): Promise<WaveModule> | undefined =>
  isMovingWave(settings, prefersReducedMotion()) ? waveModule.load() : undefined;

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

type MarqueeProps = BlockProps<MarqueeSettings, typeof messages, WaveModule | undefined>;

/** Text that moves along a line or a wave, endlessly. */
export const Marquee = ({ settings, prepared, text, host }: MarqueeProps) => {
  const [isPaused, setIsPaused] = useVisitorState(host, 'paused', () => false);
  const reducesMotion = useReducedMotion();
  const isWave = isMovingWave(settings, reducesMotion);
  // `prepare` has not loaded the code of a wave for a visitor who preferred reduced motion then.
  const lateWave = useLazyModule(waveModule, isWave && !prepared);
  const createWave = (prepared ?? lateWave)?.createWave;
  const isMoving = settings.speed > 0 && !reducesMotion && (!isWave || !!createWave);
  const hasContent = settings.items.length > 0 || contentNodesOf(host).length > 0;
  const frameRef = useMarqueeMotion({ host, isMoving, settings, isPaused, createWave });
  return (
    // When the marquee begins to move, or stops for good, the key mounts a new frame, without the earlier copies.
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
