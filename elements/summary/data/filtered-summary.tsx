import { useMemo } from 'react';
import { readItemElement } from '../../../src/features/collection/item-element';
import { readAndLog } from '../../../src/features/collection/read-and-log';
import { elementKey } from '../../../src/features/slides/slide-keys';
import { Empty } from '../empty';
import type { Entry, SummaryProps } from '../entries';
import { SummaryLayout } from '../summary-layout';
import { filterItems } from './filter-items';

/** The page's own articles that match the filters of the settings. */
export const FilteredSummary = (props: SummaryProps) => {
  const { settings, content, host, text } = props;
  const items = useMemo(
    () =>
      readAndLog(host, (report) => content.articles.map((article) => readItemElement(article, { report }))),
    [content, host],
  );
  const entries = filterItems(items, settings).map((item): Entry => {
    const element = item.element as HTMLElement;
    return { key: elementKey(element), element, item };
  });
  return <SummaryLayout {...props} entries={entries} status={!entries.length && <Empty text={text} />} />;
};
