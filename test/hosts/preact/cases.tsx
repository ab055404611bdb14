import { useEffect, useRef, useState } from 'preact/hooks';
import {
  addReceived,
  type Picture as PictureProps,
  pictures,
  questions,
  type Received,
  settings,
} from '../shared/content';

const Picture = ({ src, alt, width, height }: PictureProps) => (
  <img src={src} alt={alt} width={width} height={height} />
);

export const Cases = () => {
  const [renderCount, setRenderCount] = useState(1);
  const [isOtherView, setOtherView] = useState(false);
  const [received, setReceived] = useState<Received>({});
  const [isHeard, setHeard] = useState(false);
  // Preact sets a property only where the element has one, so before the definition an object has to be JSON.
  const [areDefined] = useState(() => Boolean(globalThis.customElements?.get('az-form')));
  const pass = (value: object) => (areDefined ? value : JSON.stringify(value));
  const accordion = useRef<HTMLElement>(null);

  useEffect(() => {
    const element = accordion.current;
    const onToggle = () => setHeard(true);
    element?.addEventListener('az-toggle', onToggle);
    return () => element?.removeEventListener('az-toggle', onToggle);
  }, []);

  const receive = (event: CustomEvent) => setReceived((earlier) => addReceived(earlier, event));

  return (
    <>
      <button type="button" onClick={() => setRenderCount(renderCount + 1)}>
        Render again
      </button>
      <button type="button" onClick={() => setOtherView(!isOtherView)}>
        Another view
      </button>

      <az-accordion id="without-children" />
      <az-accordion id="with-children" ref={accordion} onaz-toggle={receive}>
        {questions.map(({ title, description }) => (
          <details key={title}>
            <summary>{title}</summary>
            <p>{description}</p>
          </details>
        ))}
      </az-accordion>
      <az-gallery id="changing-children" design="slideshow" onaz-change={receive} onaz-end={receive}>
        {pictures.slice(0, renderCount).map((picture) => (
          <Picture key={picture.src} {...picture} />
        ))}
      </az-gallery>
      {isOtherView ? (
        <p id="other-view">Another view</p>
      ) : (
        <az-accordion id="view">
          <details>
            <summary>{questions[0].title}</summary>
          </details>
        </az-accordion>
      )}
      <az-gallery
        id="settings"
        lightbox={settings.isLightbox}
        thumbnails-per-row={settings.thumbnailsPerRow}
        design={settings.design}
        keys={pass(settings.keys)}
        autoplayOptions={pass(settings.autoplayOptions)}
      />
      <az-accordion id="array" items={pass(settings.sections)} />
      <az-form id="form" data={pass(settings.form)} onaz-submit={receive} onaz-success={receive} />

      <output id="heard">{String(isHeard)}</output>
      <output id="received">{JSON.stringify(received)}</output>
    </>
  );
};
