import type { SummaryText } from './entries';

interface EmptyProps {
  text: SummaryText;
}

/** Stands in place of the items where data, a server or the settings leave none. */
export const Empty = ({ text }: EmptyProps) => <p part="empty">{text('empty')}</p>;
