import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { BlockHost } from '../../../src/core/block-host';
import { lazyImport } from '../../../src/core/lazy-import';
import { parseObject } from '../../../src/core/settings/read-settings';
import type { Failure } from '../../../src/features/api/api-result';
import { getWidgetRendering } from '../../../src/features/api/calls/widget-rendering';
import { failureForVisitors } from '../../../src/features/api/failure-for-visitors';
import { visitorTimeoutMs } from '../../../src/features/api/fetch-text';
import { requestCall } from '../../../src/features/api/request-call';
import { readItemElement } from '../../../src/features/collection/item-element';
import { LoadStatus } from '../../../src/features/collection/load-status';
import type { blockTypes } from '../../../src/features/enums/enums';
import { elementKey } from '../../../src/features/slides/slide-keys';
import { useElementMethods } from '../../../src/hooks/use-element-methods';
import { useLatest } from '../../../src/hooks/use-latest';
import { useStyles } from '../../../src/hooks/use-styles';
import { loadSanitiser, setSanitised } from '../../../src/ui/sanitise';
import styles from '../data/items.css';
import { Empty } from '../empty';
import { type Entry, useOwnEntries } from '../entries';
import type { SummarySettings } from '../schema';
import { SummaryLayout } from '../summary-layout';
import type { SummaryProps } from '../summary-props';

/** Servers other than the hosted builder's render articles. */
const builderModule = lazyImport(() => import('./builder-articles'));

/** Only the type comes from the enumeration, so that its other codes are not bundled. */
const summaryBlockType: (typeof blockTypes)['summaryV2'] = 55;

/** Shows an element that no component renders. */
const ServerElement = ({ element }: { element: Element }): ReactNode => {
  const showElement = useCallback(
    (parent: HTMLElement | null) => {
      parent?.replaceChildren(element);
    },
    [element],
  );
  return <div className="server" ref={showElement} />;
};

const serverEntry = (element: Element): Entry => ({
  key: elementKey(element),
  content: <ServerElement element={element} />,
});

/** The articles of the server's content, also in the hosted builder's markup; without any, the content as a whole. */
const entriesOf = async (content: Element): Promise<Entry[]> => {
  const articles = content.querySelector('.summary-item')
    ? (await builderModule.load()).builderArticles(content)
    : [...content.querySelectorAll('article')];
  if (!articles.length) return content.textContent?.trim() ? [serverEntry(content)] : [];
  return articles.map((article) => {
    article.setAttribute('part', 'article');
    return { ...serverEntry(article), item: readItemElement(article) };
  });
};

/** The block's JSON as a hosted builder has written it: its server may know more keys than the block. */
const blockData = (host: BlockHost): object | undefined =>
  // An error in the JSON is reported where the settings are read.
  parseObject(host.dataset.blockJson ?? host.getAttribute('data'), () => {}) as object | undefined;

/** The call for the content of a summary. */
const renderingCall = ({ collectionId, blockId, ...value }: SummarySettings, host: BlockHost) =>
  getWidgetRendering({
    widget: {
      type: Number(host.dataset.blockType) || summaryBlockType,
      id: blockId || host.id,
      value: { ...value, collectionId, ...blockData(host) },
    },
    collectionId,
  });

/** Events that the server renders. Until they are there, and where the server refuses, the page's own articles show. */
export const EventsSummary = (props: SummaryProps) => {
  const { settings, host, text } = props;
  useStyles(host, styles);
  const [serverEntries, setServerEntries] = useState<Entry[]>();
  const [isLoading, setIsLoading] = useState(true);
  const [failure, setFailure] = useState<Failure>();
  const latest = useLatest({ settings, text });
  const controller = useRef<AbortController>(undefined);

  const reload = useCallback(async (): Promise<void> => {
    controller.current?.abort();
    controller.current = new AbortController();
    const { signal } = controller.current;
    setIsLoading(true);
    try {
      const result = await requestCall(renderingCall(latest.current.settings, host), {
        signal,
        text: latest.current.text,
        announcesRefusal: false,
        timeoutMs: visitorTimeoutMs,
      });
      if (signal.aborted) return;
      setFailure(result.ok ? undefined : failureForVisitors(result, latest.current.text));
      if (!result.ok) throw Error(`The events cannot be loaded: ${result.message}`);
      await loadSanitiser();
      if (signal.aborted) return;
      const element = document.createElement('div');
      setSanitised(element, result.data.html);
      // Read once, because showing the articles takes them out of this element.
      const loadedEntries = await entriesOf(element);
      if (signal.aborted) return;
      setServerEntries(loadedEntries);
    } catch (error) {
      host.report(error);
    }
    if (!signal.aborted) setIsLoading(false);
  }, [host, latest]);

  const { collectionId } = settings;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another collection is another call
  useEffect(() => {
    reload();
    return () => controller.current?.abort();
  }, [reload, host, collectionId]);
  useElementMethods(
    host,
    useMemo(() => ({ reload }), [reload]),
  );

  const ownEntries = useOwnEntries(props);
  const entries = serverEntries ?? ownEntries;
  // While articles show, only a failure is reported, not "loading".
  const state = { status: isLoading && !entries.length ? 'loading' : 'ready', failure } as const;
  return (
    <SummaryLayout
      {...props}
      entries={entries}
      isLoading={isLoading}
      status={
        <>
          <LoadStatus state={state} load={reload} text={text} />
          {!failure && serverEntries?.length === 0 && <Empty text={text} />}
        </>
      }
    />
  );
};
