import { offer } from '../../src/consent';
import { keep } from '../../src/consent/keep';
import { shared } from '../../src/consent/of-page';
import { loadChoices } from './banner';
import { bannerAt, catalogues, earlyBanner, showEarly } from './early';

const noFrameMs = 100;

const start = (): void => {
  showEarly();
  // A page without a banner has a choice, too.
  if (!shared.declared && document.readyState !== 'loading') keep({});
};

const begin = async (): Promise<void> => {
  start();
  document.addEventListener('DOMContentLoaded', start);
  // What makes a block of it would run before it is painted. Where nothing is painted, no frame comes.
  await new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, noFrameMs);
  });
  // What blocks share is for a page with a loader. One that comes later than this file holds up the page's `load`.
  if (!globalThis.Azulejo && document.readyState !== 'complete')
    await new Promise((resolve) => addEventListener('load', resolve));
  offer();
};

const messagesOf = (locale: keyof typeof catalogues) => async () => ({ messages: catalogues[locale] });

const upgrade = () => import('./upgrade');

const define = async (): Promise<void> => {
  // In Node there is nobody to ask.
  if (typeof document !== 'undefined') await begin();
  // The first import after a failed request is given that failure.
  const { defineBlock, schema, translated, viewOf } = await upgrade().catch(upgrade);
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
};

const defined = define();

/**
 * An `import()` of this file waits for the block. At the top level, an `await` would do the same, but WebKit does not
 * wait for it where a file is imported again meanwhile.
 */
// biome-ignore lint/suspicious/noThenProperty: that importing waits for it is what it is for
export const then = defined.then.bind(defined);
