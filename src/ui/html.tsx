import { type HTMLAttributes, useCallback } from 'react';
import { loadSanitiser, setSanitised } from './sanitise';

interface HtmlProps extends HTMLAttributes<HTMLDivElement> {
  /** A setting that is HTML by definition. */
  html: string;
}

const hasMarkup = (html: string): boolean => /[<&]/.test(html);

/**
 * Loads the sanitiser if one of these texts has markup. A block awaits this in its `prepare`, so that nothing moves when `Html`
 * shows the texts.
 */
export const loadHtmlSanitiser = async (texts: string[]): Promise<void> => {
  if (texts.some(hasMarkup)) await loadSanitiser();
};

/** Shows HTML from settings, sanitised. */
export const Html = ({ html, ...rest }: HtmlProps) => {
  const showHtml = useCallback(
    (element: HTMLElement | null) => {
      if (!element) return;
      if (hasMarkup(html)) setSanitised(element, html);
      else element.textContent = html;
    },
    [html],
  );
  return <div {...rest} ref={showHtml} />;
};
