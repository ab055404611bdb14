import { useMemo } from 'react';
import { readItemElement } from '../../../src/features/collection/item-element';
import { readAndLog } from '../../../src/features/collection/read-and-log';
import { Empty } from '../empty';
import { type Entry, ownEntry } from '../entries';
import { SummaryLayout } from '../summary-layout';
import type { SummaryProps } from '../summary-props';
import { filterItems } from './filter-items';

/** The page's own articles that match the filters of the settings. */
export const FilteredSummary = (props: SummaryProps) => {
  const { settings, ownContent, host, text } = props;
  const items = useMemo(
    () =>
      readAndLog(host, (report) =>
        ownContent.articles.map((article) => readItemElement(article, { report })),
      ),
    [ownContent, host],
  );
  const entries = filterItems(items, settings).flatMap((item): Entry | Entry[] =>
    item.element ? { ...ownEntry(item.element), item } : [],
  );
  return <SummaryLayout {...props} entries={entries} status={!entries.length && <Empty text={text} />} />;
};
