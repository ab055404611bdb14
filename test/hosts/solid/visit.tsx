import { createSignal, For, Match, Switch } from 'solid-js';
import { firstPictures, type Picture, pictures, questions, settings } from '../shared/content';

const Figure = ({ src, alt, width, height }: Picture) => (
  <figure>
    <img src={src} alt={alt} width={width} height={height} />
    <figcaption>{alt}</figcaption>
  </figure>
);

export const Visit = () => {
  const [renderCount, setRenderCount] = createSignal(1);
  const [list, setList] = createSignal(firstPictures);
  const [view, setView] = createSignal<'blocks' | 'other' | 'none'>('blocks');

  return (
    <>
      <h1>Rendered {renderCount()} times</h1>
      <button type="button" onClick={() => setRenderCount(renderCount() + 1)}>
        Render again
      </button>
      <button type="button" onClick={() => setList([...list(), pictures[3]])}>
        Append a picture
      </button>
      <button type="button" onClick={() => setList(list().slice(1))}>
        Remove the first picture
      </button>
      <button type="button" onClick={() => setList(list().toReversed())}>
        Reverse the pictures
      </button>
      <button type="button" onClick={() => setView(view() === 'other' ? 'blocks' : 'other')}>
        Another page
      </button>
      <button type="button" onClick={() => setView('none')}>
        Unmount
      </button>

      <Switch>
        <Match when={view() === 'blocks'}>
          <az-gallery id="gallery" attr:design="grid" prop:thumbnailsPerRow={3}>
            <For each={list()}>{(picture) => <Figure {...picture} />}</For>
          </az-gallery>
          <az-gallery id="slideshow" attr:design="slideshow" attr:loading="eager">
            <For each={firstPictures}>{(picture) => <Figure {...picture} />}</For>
          </az-gallery>
          <az-accordion id="accordion" attr:loading="eager">
            <For each={questions}>
              {({ title, description }) => (
                <details>
                  <summary>{title}</summary>
                  <p>{description}</p>
                </details>
              )}
            </For>
          </az-accordion>
          {/* A new object at each change of the signal. */}
          <az-form
            id="form"
            attr:loading="eager"
            prop:data={{ ...settings.form, renderCount: renderCount() }}
          >
            <a href="mailto:hello@example.com">Write to us</a>
          </az-form>
          <az-cart-indicator id="indicator" attr:loading="eager">
            <a href="/cart">Cart</a>
          </az-cart-indicator>
          <az-cart id="cart" attr:loading="eager" />
        </Match>
        <Match when={view() === 'other'}>
          <az-gallery id="other" attr:design="grid">
            <Figure {...pictures[4]} />
          </az-gallery>
        </Match>
      </Switch>
    </>
  );
};
