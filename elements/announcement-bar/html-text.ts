import { Html, htmlReady } from '../../src/ui/html';

/** The text of an announcement with markup. The block loads this module only for such a text; most bars have children. */
export const HtmlText = ({ html }: { html: string }) => <Html html={html} />;

/** Resolves when `HtmlText` can show the text, so that nothing moves when it does. */
export const htmlTextReady = (html: string): Promise<void> => htmlReady([html]);
