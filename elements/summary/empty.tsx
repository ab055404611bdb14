import type { SummaryText } from './summary-props';

interface EmptyProps {
  text: SummaryText;
}

/** Replaces the items if the data, the server or the filters leave none. */
export const Empty = ({ text }: EmptyProps) => <p part="empty">{text('empty')}</p>;
