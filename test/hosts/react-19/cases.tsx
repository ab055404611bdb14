import { Accordion, Form, Gallery } from 'azulejo/react';
import { useEffect, useRef, useState } from 'react';
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

      <Accordion id="without-children" />
      <Accordion id="with-children" ref={accordion} onAzToggle={receive}>
        {questions.map(({ title, description }) => (
          <details key={title}>
            <summary>{title}</summary>
            <p>{description}</p>
          </details>
        ))}
      </Accordion>
      <Gallery id="changing-children" design="slideshow" onAzChange={receive} onAzEnd={receive}>
        {pictures.slice(0, renderCount).map((picture) => (
          <Picture key={picture.src} {...picture} />
        ))}
      </Gallery>
      {isOtherView ? (
        <p id="other-view">Another view</p>
      ) : (
        <Accordion id="view">
          <details>
            <summary>{questions[0].title}</summary>
          </details>
        </Accordion>
      )}
      <Gallery
        id="settings"
        lightbox={settings.isLightbox}
        thumbnailsPerRow={settings.thumbnailsPerRow}
        design={settings.design}
        keys={settings.keys}
        autoplayOptions={settings.autoplayOptions}
      />
      <Accordion id="array" items={settings.sections} />
      <Form id="form" data={settings.form} onAzSubmit={receive} onAzSuccess={receive} />

      <output id="heard">{String(isHeard)}</output>
      <output id="received">{JSON.stringify(received)}</output>
    </>
  );
};
