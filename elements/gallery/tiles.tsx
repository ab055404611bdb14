import { type CSSProperties, useLayoutEffect, useRef } from 'react';
import type { DesignProps } from './design';
import { useEngine } from './engine/use-engine';
import { useLightbox } from './lightbox/use-lightbox';
import { pictureOptions } from './picture-options';
import { SlideContent, type SlideContentProps } from './slide-content';
import tileStyles from './tiles.css';

export { tileStyles };

/** What tiles share by custom properties; reserve.css uses the same before the script is here. */
export type TileVariables = Record<`--az-_${string}`, string | number>;

interface TilesProps extends DesignProps, Pick<SlideContentProps, 'before'> {
  /** Names the list for the page's styles, and tells designs apart in theirs. */
  part: string;
  /** Width to height of all pictures; each has its own otherwise. */
  ratio?: number | undefined;
  variables?: TileVariables;
  /** Places the tiles where CSS cannot, before they are first seen; gives a function that ends it. */
  connect?: (list: HTMLElement, props: DesignProps) => () => void;
}

/** Slides that are all seen: a list, in the order of the page. */
export const Tiles = (props: TilesProps) => {
  const { slides, settings, text, engine, part, ratio, variables, connect, before } = props;
  const list = useRef<HTMLUListElement>(null);
  const options = pictureOptions(settings);
  const isOn = useLightbox(props);

  useEngine(props);
  useLayoutEffect(
    () =>
      engine.on('change', ({ index }) => list.current?.children[index]?.scrollIntoView({ block: 'nearest' })),
    [engine],
  );
  // Whatever has changed may need other places.
  useLayoutEffect(() => (list.current ? connect?.(list.current, props) : undefined));

  // What is `initial` is absent, whatever the element itself says.
  const style = {
    '--azr': ratio ?? 'initial',
    '--az-_fit': settings.autoCrop ? 'cover' : 'contain',
    '--az-_meta': settings.showMeta ? '' : 'none',
    ...variables,
  };
  return (
    // A list without markers is no list to VoiceOver unless its role says so.
    // biome-ignore lint/a11y/noRedundantRoles: see above
    <ul ref={list} role="list" aria-label={text('gallery')} part={part} style={style as CSSProperties}>
      {slides.map((slide) => (
        <li key={slide.key} part="item">
          <SlideContent slide={slide} options={options} settings={settings} text={text} before={before} />
          {/* For the keyboard; lightbox/buttons.ts names it, where the slide opens. */}
          {isOn && <button type="button" className="opens" hidden />}
        </li>
      ))}
    </ul>
  );
};
