import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { BlockProps } from '../../src/core/block-root';
import { emit } from '../../src/core/emit';
import { useElementMethods } from '../../src/hooks/use-element-methods';
import { LightboxDialog } from './dialog';
import { measurePlace } from './geometry';
import { syncWithHistory } from './history';
import type { messages } from './messages/es-419';
import type { LightboxSettings } from './schema';
import { type LightboxHost, readSource } from './source';
import { createViewer, type Viewer } from './viewer';

/** The viewer of a block, for as long as the block is mounted. */
const useViewer = (host: LightboxHost, settings: LightboxSettings): Viewer => {
  const latestSettings = useRef(settings);
  useLayoutEffect(() => {
    latestSettings.current = settings;
  });
  const [viewer] = useState(() =>
    createViewer({
      getSource: () => readSource(host),
      measurePlace: () => measurePlace(host, latestSettings.current.thumbnails),
      getLoop: () => latestSettings.current.loop,
      isConnected: () => host.isConnected,
      fireEvent: (type, index) =>
        emit(host, type, {
          detail: index === undefined ? undefined : { index },
          cancelable: type === 'az-open',
        }),
      reportError: (error) => host.report(error),
    }),
  );
  // Before the subscription below, which is still there when this one ends.
  useLayoutEffect(() => () => viewer.finishClosing(), [viewer]);
  // At once rather than with the next render: `:state(open)` is right in a listener for `az-close`.
  useLayoutEffect(
    () =>
      viewer.subscribe(() => {
        const { states } = host.internals;
        if (viewer.getSnapshot().status === 'closed') states.delete('open');
        else states.add('open');
      }),
    [host, viewer],
  );
  return viewer;
};

/** The page's own content, and the dialog that shows its pictures large. */
export const Lightbox = (props: BlockProps<LightboxSettings, typeof messages>) => {
  const { settings, text } = props;
  const host = props.host as LightboxHost;
  const viewer = useViewer(host, settings);
  const methods = useMemo(
    () => ({
      open: (index?: number) => viewer.open(index),
      close: () => viewer.close(),
      goTo: (index: number) => viewer.goTo(index),
      next: () => viewer.step(1),
      previous: () => viewer.step(-1),
    }),
    [viewer],
  );
  useElementMethods(host, methods);
  const { history } = settings;
  useLayoutEffect(() => (history ? syncWithHistory(viewer) : undefined), [viewer, history]);

  return (
    <>
      <slot />
      <LightboxDialog host={host} viewer={viewer} settings={settings} text={text} />
    </>
  );
};
