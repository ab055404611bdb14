import { type CSSProperties, type ReactNode, useLayoutEffect, useRef } from 'react';
import { emit } from '../../src/block/emit';
import { safeUrl } from '../../src/util/safe-url';
import { DataSlide } from './data-slide';
import type { TileProps } from './design';
import { OwnSlide } from './own-slide';
import { pictureOptions } from './picture-options';
import { SlideLink } from './slide-link';
import type { OwnSlide as Own } from './slides';

/** What tiles share by custom properties; reserve.css uses the same before the script is here. */
export type TileVariables = Record<`--az-_${string}`, string | number>;

interface TilesProps extends TileProps {
  /** Names the list for the page's styles, and tells designs apart in theirs. */
  part: string;
  /** Width to height of all pictures; each has its own otherwise. */
  ratio?: number | undefined;
  variables?: TileVariables;
  /** Places the tiles where CSS cannot, before they are first seen; gives a function that ends it. */
  connect?: (list: HTMLElement, props: TileProps) => () => void;
  /** What stands before an element of the page's own. */
  before?: (slide: Own) => ReactNode;
}

/** Whether it has nothing that a link may not contain. */
export const mayBeLink = ({ element, type }: Own): boolean => {
  const others = 'a,button,input,iframe';
  return type === 'image' && !element.matches(others) && !element.querySelector(others);
};

/** Slides that are all seen: a list, in the order of the page. */
export const Tiles = (props: TilesProps) => {
  const { slides, settings, text, host, part, ratio, variables, connect, before } = props;
  const { newWindow } = settings;
  const list = useRef<HTMLUListElement>(null);
  const options = pictureOptions(settings);

  useLayoutEffect(() => {
    let current = 0;
    const goTo = (wanted: number): boolean => {
      const tiles = list.current?.children ?? [];
      const index = ((Math.trunc(wanted) % tiles.length) + tiles.length) % tiles.length;
      const tile = tiles[index];
      tile?.scrollIntoView({ block: 'nearest' });
      if (tile && index !== current) emit(host, 'az-change', { detail: { index } });
      if (tile) current = index;
      return !!tile;
    };
    host.control = { goTo, next: () => goTo(current + 1), previous: () => goTo(current - 1) };
  }, [host]);
  // Whatever has changed may need other places.
  useLayoutEffect(() => (list.current ? connect?.(list.current, props) : undefined));

  const own = (slide: Own) => {
    const slot = <OwnSlide {...slide} name={slide.key} options={options} />;
    const href = slide.clickThrough && mayBeLink(slide) && safeUrl(slide.clickThrough);
    return (
      <>
        {before?.(slide)}
        {href ? (
          <SlideLink href={href} newWindow={newWindow} text={text}>
            {slot}
          </SlideLink>
        ) : (
          slot
        )}
      </>
    );
  };

  // What is `initial` is absent, whatever the element itself says.
  const style = {
    '--az_r': ratio ?? 'initial',
    '--az-_fit': settings.autoCrop ? 'cover' : 'contain',
    ...variables,
  };
  return (
    // A list without markers is no list to VoiceOver unless its role says so.
    // biome-ignore lint/a11y/noRedundantRoles: see above
    <ul ref={list} role="list" aria-label={text('gallery')} part={part} style={style as CSSProperties}>
      {slides.map((slide) => (
        <li key={slide.key} part="item">
          {'element' in slide ? (
            own(slide)
          ) : (
            <DataSlide item={slide.item} options={options} text={text} newWindow={newWindow} />
          )}
        </li>
      ))}
    </ul>
  );
};
