import type { BlockHost } from '../../src/core/block-host';
import { formatLocaleOf } from '../../src/core/i18n/format-locale';
import { formatDay } from '../../src/features/dates/format-dates';
import { markWords } from './mark-words';
import type { SearchResult } from './search-index';

interface MarkedTextProps {
  text: string;
  terms: ReadonlySet<string>;
}

const MarkedText = ({ text, terms }: MarkedTextProps) =>
  markWords(text, terms).map(({ text: piece, isMatch }, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces have no state
    isMatch ? <mark key={index}>{piece}</mark> : <span key={index}>{piece}</span>,
  );

interface ResultContentProps {
  result: SearchResult;
  host: BlockHost;
}

/** Picture, title, date and text of a result, with the words of the query marked. */
export const ResultContent = ({ result: { item, excerpt, terms }, host }: ResultContentProps) => {
  const { image, title } = item;
  const date = item.startsOn ?? item.publishedOn;
  return (
    <>
      {image && <img part="image" src={image.src} alt="" width={56} height={56} loading="lazy" />}
      <span className="words">
        <span part="title">
          <MarkedText text={title} terms={terms} />
        </span>
        {date && <span part="date">{formatDay(date, formatLocaleOf(host))}</span>}
        {excerpt && (
          <span part="excerpt">
            <MarkedText text={excerpt} terms={terms} />
          </span>
        )}
      </span>
    </>
  );
};
