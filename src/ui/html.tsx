import { type HTMLAttributes, useLayoutEffect, useRef } from 'react';

interface HtmlProps extends HTMLAttributes<HTMLDivElement> {
  /** A field that is HTML by definition (contract 3). */
  html: string;
}

/** Shows HTML from data, sanitised. */
export const Html = ({ html, ...rest }: HtmlProps) => {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    if (/[<&]/.test(html)) import('./sanitise').then(({ setSanitised }) => setSanitised(element, html));
    else element.textContent = html;
  }, [html]);
  return <div {...rest} ref={ref} />;
};
