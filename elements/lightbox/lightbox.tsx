import { useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import type { BlockProps } from '../../src/core/block-host';
import { emit } from '../../src/core/emit';
import { useElementMethods } from '../../src/hooks/use-element-methods';
import { useUnmount } from '../../src/hooks/use-unmount';
import { LightboxDialog } from './dialog';
import { measureLayout } from './geometry';
import { syncWithAddress } from './history';
import type { messages } from './messages/es-419';
import { connectOpenLinks } from './open-links';
import type { LightboxSettings } from './schema';
import { containerOf, type LightboxHost, readSource } from './source';
import { createViewer, type Viewer } from './viewer';

/** Whether the dialog would be visible. If the page hides the element, the console says why nothing opens. */
const canShow = (host: LightboxHost): boolean => {
  const isVisible = host.checkVisibility();
  if (!isVisible && host.isConnected)
    host.report(Error('The page hides this lightbox or an element around it, so it does not open.'));
  return isVisible;
};

const createViewerOf = (host: LightboxHost): Viewer =>
  createViewer({
    getSource: () => readSource(host),
    measureLayout: () => measureLayout(host, host.thumbnails),
    getLoop: () => host.loop,
    canShow: () => canShow(host),
    onToggle: (isOpen) => host.internals.states[isOpen ? 'add' : 'delete']('open'),
    fireEvent: (type, index) =>
      emit(host, type, {
        detail: index === undefined ? undefined : { index },
        cancelable: type === 'az-open',
      }),
    reportError: (error) => host.report(error),
  });

/** The page's own content, and the dialog that shows its pictures large. */
export const Lightbox = (props: BlockProps<LightboxSettings, typeof messages, Node>) => {
  const { settings, text, prepared: root } = props;
  const host = props.host as LightboxHost;
  const [viewer] = useState(() => createViewerOf(host));
  useElementMethods(host, viewer);
  // Runs before the subscriptions below are removed, because they close the dialog and go back in the history.
  useUnmount(viewer.finishClosing);
  const { history, for: containerId } = settings;
  useLayoutEffect(() => (history ? syncWithAddress(viewer) : undefined), [viewer, history]);

  // The dialog is rendered when the visitor is about to open it; the click then has less to do. A block with a lightbox
  // of its own (`source`) creates the lightbox only at that moment.
  const [isExpected, setIsExpected] = useState(!!host.source);
  const hasOpened = useSyncExternalStore(viewer.subscribe, () => viewer.getSnapshot().session > 0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `containerOf` reads the id from the element
  useLayoutEffect(
    () =>
      host.source
        ? undefined
        : connectOpenLinks({
            root,
            getContainer: () => containerOf(host),
            open: viewer.open,
            prepare: () => setIsExpected(true),
            nameOf: (index, count) =>
              count > 1 ? text('position', { index: index + 1, count }) : text('label'),
          }),
    [host, root, viewer, containerId, text],
  );

  useEffect(() => {
    if (!containerId) return undefined;
    const report = (): void => {
      if (!containerOf(host))
        host.report(
          Error(
            `\`for\` is ${JSON.stringify(containerId)}, expected the id of an element in the same document or shadow root. The lightbox opens from that element's pictures once it is there.`,
          ),
        );
    };
    if (document.readyState === 'complete') report();
    else addEventListener('load', report);
    return () => removeEventListener('load', report);
  }, [host, containerId]);

  return (
    <>
      <slot />
      {(isExpected || hasOpened) && (
        <LightboxDialog host={host} viewer={viewer} settings={settings} text={text} />
      )}
    </>
  );
};
