import type { SummaryText } from './entries';

interface EmptyProps {
  text: SummaryText;
}

/** Replaces the items if the data, the server or the filters leave none. */
export const Empty = ({ text }: EmptyProps) => <p part="empty">{text('empty')}</p>;
