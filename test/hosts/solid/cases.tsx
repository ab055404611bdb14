import { createSignal, For, onMount, Show } from 'solid-js';
import { addReceived, pictures, questions, type Received, settings } from '../shared/content';

export const Cases = () => {
  const [renderCount, setRenderCount] = createSignal(1);
  const [isOtherView, setOtherView] = createSignal(false);
  const [received, setReceived] = createSignal<Received>({});
  const [isHeard, setHeard] = createSignal(false);
  let accordion: HTMLElement | undefined;

  onMount(() => accordion?.addEventListener('az-toggle', () => setHeard(true)));

  const receive = (event: CustomEvent) => setReceived((earlier) => addReceived(earlier, event));

  return (
    <>
      <button type="button" onClick={() => setRenderCount(renderCount() + 1)}>
        Render again
      </button>
      <button type="button" onClick={() => setOtherView(!isOtherView())}>
        Another view
      </button>

      <az-accordion id="without-children" />
      <az-accordion id="with-children" ref={accordion} on:az-toggle={receive}>
        <For each={questions}>
          {({ title, description }) => (
            <details>
              <summary>{title}</summary>
              <p>{description}</p>
            </details>
          )}
        </For>
      </az-accordion>
      <az-gallery id="changing-children" attr:design="slideshow" on:az-change={receive} on:az-end={receive}>
        <For each={pictures.slice(0, renderCount())}>
          {({ src, alt, width, height }) => <img src={src} alt={alt} width={width} height={height} />}
        </For>
      </az-gallery>
      <Show when={!isOtherView()} fallback={<p id="other-view">Another view</p>}>
        <az-accordion id="view">
          <details>
            <summary>{questions[0].title}</summary>
          </details>
        </az-accordion>
      </Show>
      <az-gallery
        id="settings"
        prop:lightbox={settings.isLightbox}
        prop:thumbnailsPerRow={settings.thumbnailsPerRow}
        attr:design={settings.design}
        prop:keys={settings.keys}
        prop:autoplayOptions={settings.autoplayOptions}
      />
      <az-accordion id="array" prop:items={settings.sections} />
      <az-form id="form" prop:data={settings.form} on:az-submit={receive} on:az-success={receive} />

      <output id="heard">{String(isHeard())}</output>
      <output id="received">{JSON.stringify(received())}</output>
    </>
  );
};
