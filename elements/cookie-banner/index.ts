import { loadChoices } from './banner';
import { bannerAt, catalogues, earlyBanner, showEarly } from './early';

// In Node there is nobody to ask.
if (typeof document !== 'undefined') {
  showEarly();
  document.addEventListener('DOMContentLoaded', showEarly);
}

const upgrade = () => import('./upgrade');
// The first import after a failed request is given that failure.
const { defineBlock, schema, translated, viewOf } = await upgrade().catch(upgrade);

const messagesOf = (locale: keyof typeof catalogues) => async () => ({ messages: catalogues[locale] });

/**
 * Asks visitors for their consent, in a bar or a box over the page; with it comes what follows from their choice.
 *
 * @fires {CustomEvent<{ allowed: boolean; categories: Record<string, boolean> }>} az-consent - The visitor has chosen, here or in another tab.
 * @csspart banner - All of it.
 * @csspart text - What it says.
 * @csspart actions - The buttons that say yes and no.
 * @csspart accept - The button that agrees.
 * @csspart decline - The button that declines.
 * @csspart categories - What more there is to choose, folded.
 * @csspart choose - What unfolds it.
 * @csspart save - The button that stores the choice of categories.
 * @cssstate ready - It has been rendered.
 */
defineBlock({
  tag: 'az-cookie-banner',
  schema,
  view: viewOf(bannerAt),
  prepare: ({ categories }, host) => {
    // What stands in the shadow root is about to be replaced.
    earlyBanner(host)?.keepFocus();
    return categories?.[0] && loadChoices();
  },
  messages: translated(catalogues['es-419'], { en: messagesOf('en'), 'pt-BR': messagesOf('pt-BR') }),
  styles: '',
});
