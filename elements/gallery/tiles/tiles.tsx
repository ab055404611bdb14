import { type CSSProperties, type RefObject, useRef } from 'react';
import { lazyImport } from '../../../src/core/lazy-import';
import { imageOptionsOf } from '../../../src/features/media/image-options';
import { useEngine, useEngineEvent } from '../../../src/features/slides/engine/use-engine';
import { TileList, tileStyles } from '../../../src/features/slides/tiles/tile-list';
import { lazyComponent } from '../../../src/hooks/lazy-component';
import type { DesignProps } from '../design';
import { LightboxButton } from '../lightbox/lightbox-button';
import { useLightbox } from '../lightbox/use-lightbox';
import { SlideContent, type SlideContentProps } from '../slide-content';

export { tileStyles };

const AddressSync = lazyComponent(
  lazyImport(() => import('../navigation/history')),
  (module) => module.AddressSync,
);

/** Custom properties that tiles inherit. */
export type TileVariables = Record<`--az-_${string}`, string | number>;

interface TilesProps extends DesignProps, Pick<SlideContentProps, 'before'> {
  /** Names the list for the page's styles, and tells designs apart in the gallery's own. */
  part: string;
  /** Width divided by height of all pictures; undefined where each has its own shape. */
  ratio?: number | undefined;
  variables?: TileVariables;
  /** For designs that place tiles by script. */
  listRef?: RefObject<HTMLUListElement | null>;
}

/** A list of all slides, in the order of the page. */
export const Tiles = (props: TilesProps) => {
  const { host, slides, settings, text, engine, part, ratio, variables, listRef, before } = props;
  const ownRef = useRef<HTMLUListElement>(null);
  const list = listRef ?? ownRef;
  const options = imageOptionsOf(settings, { fadesIn: true });
  const openLightbox = useLightbox(props);

  useEngine({ ...props, loop: settings.loop });
  useEngineEvent(engine, 'change', ({ index }) =>
    list.current?.children[index]?.scrollIntoView({ block: 'nearest' }),
  );

  const style = {
    // `initial` is no shape, although reserve.css may have set one on the element.
    '--az-_aspect': ratio ?? 'initial',
    '--az-_fit': (settings.squareThumbs ?? settings.autoCrop) ? 'cover' : 'contain',
    ...variables,
  };
  return (
    <>
      {/* With a lightbox, the lightbox writes its slide into the address. */}
      {settings.history && !openLightbox && (
        <AddressSync engine={engine} settings={settings} slides={slides} />
      )}
      <TileList
        slides={slides}
        name={host.ariaLabel || text('gallery')}
        part={part}
        style={style as CSSProperties}
        listRef={list}
      >
        {(slide, index) => (
          <>
            <SlideContent slide={slide} options={options} settings={settings} text={text} before={before} />
            {openLightbox && (
              <LightboxButton
                slide={slide}
                index={index}
                count={slides.length}
                text={text}
                onOpen={openLightbox}
              />
            )}
          </>
        )}
      </TileList>
    </>
  );
};
