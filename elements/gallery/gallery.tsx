import { useLayoutEffect, useMemo, useRef } from 'react';
import type { BlockHost } from '../../src/block/host';
import type { BlockProps } from '../../src/block/root';
import { adopt, disown, sheetOf } from '../../src/block/styles';
import { items as dataItems } from './data-slide';
import { type Design, designOf } from './design';
import { Engine } from './engine/engine';
import { isEdited } from './is-edited';
import type { messages } from './messages/es-419';
import { type Settings, slidesOf } from './slides';

/**
 * In the slides' markup: how a picture is placed, or one whose address a script is to give. As text, thousands are looked
 * through in a moment; what only looks so costs a request.
 */
const waiting = / data-|<img(?![^>]* src="[^"])/;

export const prepare = async (settings: Settings, host: BlockHost): Promise<Design> => {
  // They come before all that reads a setting.
  if (settings.designOptions ?? settings.videoLoaderOptions)
    (await import('./historical')).adopt(settings, host);
  const { design, items, loaderOptions } = settings;
  const [found] = await Promise.all([
    designOf(design, host),
    (items.length > 0 || loaderOptions || waiting.test(host.innerHTML)) && dataItems.load(),
  ]);
  dataItems.now?.adoptSaved(host, settings);
  await found.prepare?.(settings);
  if (isEdited()) (await import('./editor')).passOn(host);
  return found;
};

export const Gallery = ({
  settings,
  content,
  host,
  text,
  prepared: design,
}: BlockProps<Settings, typeof messages, Design>) => {
  const { items, currentIndex } = settings;
  const slides = useMemo(() => slidesOf(items, content), [items, content]);
  const asked = useRef(currentIndex);
  // Where the visitor is outlives a change of the design.
  const engine = useMemo(() => new Engine(asked.current), []);

  useLayoutEffect(() => {
    const { shadowRoot, states } = host.internals;
    const sheet = sheetOf(design.styles);
    // content.css lays out the page's own slides by it.
    states.add(design.name);
    if (shadowRoot) adopt(shadowRoot, sheet);
    return () => {
      states.delete(design.name);
      if (shadowRoot) disown(shadowRoot, sheet);
    };
  }, [host, design]);

  // After the view's own effects, which count the slides. At first it is there already, or where a deep link wants it.
  useLayoutEffect(() => {
    if (asked.current !== currentIndex) engine.request(currentIndex);
    asked.current = currentIndex;
  }, [engine, currentIndex]);
  useLayoutEffect(() => {
    host.control = engine;
  }, [host, engine]);

  return <design.View slides={slides} settings={settings} text={text} host={host} engine={engine} />;
};
