import { type HTMLAttributes, useLayoutEffect, useRef } from 'react';
import { sanitiserReady, setSanitised } from './sanitise';

interface HtmlProps extends HTMLAttributes<HTMLDivElement> {
  /** A field that is HTML by definition (contract 3). */
  html: string;
}

const hasMarkup = (html: string): boolean => /[<&]/.test(html);

/** Resolves when `Html` can show these; a block awaits it in its `prepare`, so that nothing moves when it shows. */
export const htmlReady = async (texts: string[]): Promise<void> => {
  if (texts.some(hasMarkup)) await sanitiserReady();
};

/** Shows HTML from data, sanitised. */
export const Html = ({ html, ...rest }: HtmlProps) => {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    if (hasMarkup(html)) setSanitised(element, html);
    else element.textContent = html;
  }, [html]);
  return <div {...rest} ref={ref} />;
};
