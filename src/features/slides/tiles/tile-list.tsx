import type { CSSProperties, ReactNode, RefObject } from 'react';
import tileStyles from './tiles.css';

export { tileStyles };

interface TileListProps<Slide extends { readonly key: string }> {
  /** A slide keeps its key as long as it is on the page. */
  slides: readonly Slide[];
  /** Accessible name of the list. */
  name: string;
  /** `part` of the list, for the page's styles. */
  part: string;
  /** Custom properties that tiles inherit. */
  style: CSSProperties;
  /** For layouts that place tiles by script. */
  listRef?: RefObject<HTMLUListElement | null> | undefined;
  /** Renders a slide in its tile. */
  children: (slide: Slide, index: number) => ReactNode;
}

/** A list of all slides, in the order of the page. */
export const TileList = <Slide extends { readonly key: string }>(props: TileListProps<Slide>) => {
  const { slides, name, part, style, listRef, children } = props;
  return (
    // Without the role, VoiceOver does not treat a list without markers as a list.
    <ul ref={listRef} role="list" aria-label={name} part={part} style={style}>
      {slides.map((slide, index) => (
        <li key={slide.key} part="item">
          {children(slide, index)}
        </li>
      ))}
    </ul>
  );
};
