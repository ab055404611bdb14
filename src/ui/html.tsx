import { type HTMLAttributes, useCallback } from 'react';
import { canSanitise, loadSanitiser, setSanitised } from './sanitise';

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

/** Shows HTML, sanitised. Without the sanitiser, waits for it; if it cannot be loaded, shows nothing and logs the error. */
const showSanitised = (element: HTMLElement, html: string): void => {
  if (canSanitise()) setSanitised(element, html);
  else
    loadSanitiser().then(
      () => setSanitised(element, html),
      (error) => console.error('[azulejo] A text with markup is not shown.', error),
    );
};

/** Shows HTML from settings, sanitised. */
export const Html = ({ html, ...rest }: HtmlProps) => {
  const showHtml = useCallback(
    (element: HTMLElement | null) => {
      if (!element) return;
      if (hasMarkup(html)) showSanitised(element, html);
      else element.textContent = html;
    },
    [html],
  );
  return <div {...rest} ref={showHtml} />;
};
