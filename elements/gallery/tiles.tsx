import { type CSSProperties, useLayoutEffect, useRef } from 'react';
import { DataSlide } from './data-slide';
import type { DesignProps } from './design';
import { OwnSlide } from './own-slide';

/** What tiles share by custom properties; reserve.css uses the same before the script is here. */
export type TileVariables = Record<`--az-_${string}`, string | number>;

interface TilesProps extends DesignProps {
  /** Names the list for the page's styles, and tells designs apart in theirs. */
  part: string;
  variables?: TileVariables;
}

/** Slides that are all seen: a list, in the order of the page. */
export const Tiles = ({ slides, settings, text, engine, part, variables }: TilesProps) => {
  const list = useRef<HTMLUListElement>(null);
  const sizeFormat = settings.sizeFormat === 'none' ? undefined : settings.sizeFormat;
  useLayoutEffect(
    () => engine.reshape({ count: slides.length, loop: settings.loop }),
    [engine, slides, settings.loop],
  );
  useLayoutEffect(
    () =>
      engine.on('change', ({ index }) => list.current?.children[index]?.scrollIntoView({ block: 'nearest' })),
    [engine],
  );
  return (
    // A list without markers is no list to VoiceOver unless its role says so.
    // biome-ignore lint/a11y/noRedundantRoles: see above
    <ul ref={list} role="list" aria-label={text('gallery')} part={part} style={variables as CSSProperties}>
      {slides.map((slide) => (
        <li key={slide.key} part="item">
          {'element' in slide ? (
            <OwnSlide {...slide} name={slide.key} sizeFormat={sizeFormat} />
          ) : (
            <DataSlide item={slide.item} sizeFormat={sizeFormat} text={text} />
          )}
        </li>
      ))}
    </ul>
  );
};
