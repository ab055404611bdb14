import { useState } from 'preact/hooks';
import { firstPictures, type Picture, pictures, questions, settings } from '../shared/content';

const Figure = ({ src, alt, width, height }: Picture) => (
  <figure>
    <img src={src} alt={alt} width={width} height={height} />
    <figcaption>{alt}</figcaption>
  </figure>
);

const Blocks = ({ list }: { list: Picture[] }) => (
  <>
    <az-gallery id="gallery" design="grid" thumbnails-per-row={3}>
      {list.map((picture) => (
        <Figure key={picture.src} {...picture} />
      ))}
    </az-gallery>
    <az-gallery id="slideshow" design="slideshow" loading="eager">
      {firstPictures.map((picture) => (
        <Figure key={picture.src} {...picture} />
      ))}
    </az-gallery>
    <az-accordion id="accordion" loading="eager">
      {questions.map(({ title, description }) => (
        <details key={title}>
          <summary>{title}</summary>
          <p>{description}</p>
        </details>
      ))}
    </az-accordion>
    {/* JSON, because Preact sets a property only where the element has one. */}
    <az-form id="form" loading="eager" data={JSON.stringify(settings.form)}>
      <a href="mailto:hello@example.com">Write to us</a>
    </az-form>
    <az-cart-indicator id="indicator" loading="eager">
      <a href="/cart">Cart</a>
    </az-cart-indicator>
    <az-cart id="cart" loading="eager" />
  </>
);

export const Visit = () => {
  const [renderCount, setRenderCount] = useState(1);
  const [list, setList] = useState(firstPictures);
  const [view, setView] = useState<'blocks' | 'other' | 'none'>('blocks');

  return (
    <>
      <h1>Rendered {renderCount} times</h1>
      <button type="button" onClick={() => setRenderCount(renderCount + 1)}>
        Render again
      </button>
      <button type="button" onClick={() => setList([...list, pictures[3]])}>
        Append a picture
      </button>
      <button type="button" onClick={() => setList(list.slice(1))}>
        Remove the first picture
      </button>
      <button type="button" onClick={() => setList(list.toReversed())}>
        Reverse the pictures
      </button>
      <button type="button" onClick={() => setView(view === 'other' ? 'blocks' : 'other')}>
        Another page
      </button>
      <button type="button" onClick={() => setView('none')}>
        Unmount
      </button>

      {view === 'blocks' && <Blocks list={list} />}
      {view === 'other' && (
        <az-gallery id="other" design="grid">
          <Figure {...pictures[4]} />
        </az-gallery>
      )}
    </>
  );
};
