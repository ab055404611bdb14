import type { Prepared } from './prepare';

interface RichProps {
  html: string;
  Html: Prepared['Html'];
  part: string;
}

/** A text that is HTML by definition; a plain one needs nothing to be shown. */
export const Rich = ({ html, Html, part }: RichProps) =>
  Html ? <Html className="rich" part={part} html={html} /> : <div part={part}>{html}</div>;
