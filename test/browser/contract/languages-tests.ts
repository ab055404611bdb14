import { textLocales } from '../../../src/core/i18n/locale';
import type { Page } from '../support/page';
import { mockAttributes } from '../support/page-html';
import { describe, expect, it } from '../support/suite';
import { demoMarkup } from './demo-markup';
import { addElement, openBlockPage, ready, type TestedBlock } from './tested-block';
import { contentData } from './values';

/**
 * Values of `lang`, and the catalogue that each selects: a language with a catalogue, a variety of it, and a language without
 * one. A unit test has more (test/unit/i18n/locale.test.ts).
 */
const languages: Record<string, string> = {
  ...Object.fromEntries(textLocales.map((locale) => [locale, locale])),
  'es-AR': 'es-419',
  ar: 'es-419',
};

const textAttributes = [
  'aria-label',
  'aria-description',
  'aria-roledescription',
  'alt',
  'title',
  'placeholder',
];

/** Elements that assistive technology reaches: a marquee hides thousands of copies of its letters. */
const accessibleElements = (element: Element): Element[] => [
  ...(element.shadowRoot?.querySelectorAll(':not([aria-hidden="true"] *)') ?? []),
];

/** An element's own texts, visible or read by a screen reader. */
const textsOf = (one: Element): string[] => [
  ...textAttributes.map((name) => one.getAttribute(name) ?? ''),
  ...[...one.childNodes].map((node) => (node.nodeType === Node.TEXT_NODE ? (node.nodeValue ?? '') : '')),
];

/** All texts that a block renders. */
const renderedTexts = (element: Element): string[] => accessibleElements(element).flatMap(textsOf);

/** Matches a message with any arguments. */
function patternOf(message: string): RegExp {
  const [, ...rest] = message.split(/\{/);
  const literal = rest.length > 0 ? message.split(/\{(?:[^{}]|\{[^{}]*\})*\}/) : [message];
  return new RegExp(`^${literal.map((part) => part.replace(/[.*+?^$()|[\]\\]/g, '\\$&')).join('.*')}$`, 's');
}

export function languagesTests(block: TestedBlock): void {
  const { tag, catalogues, settings } = block;
  const locales = Object.keys(catalogues);
  if (locales.length === 0) return;

  const isShared = (key: string, locale: string) =>
    locales.some((other) => other !== locale && catalogues[other]?.[key] === catalogues[locale]?.[key]);

  /** Patterns of the messages that only one catalogue has. */
  const patterns = Object.fromEntries(
    locales.map((locale) => {
      const own = Object.entries(catalogues[locale] ?? {}).filter(([key]) => !isShared(key, locale));
      return [locale, own.map(([, message]) => patternOf(message))];
    }),
  );

  /** Whether one of the texts is a message of the catalogue. */
  const matchesCatalogue = (locale: string, texts: string[]): boolean =>
    texts.some((text) => text && patterns[locale]?.some((pattern) => pattern.test(text)));

  /** The locales whose messages the element shows. */
  const localesShownBy = (element: Element): string[] => {
    const texts = renderedTexts(element);
    return locales.filter((locale) => matchesCatalogue(locale, texts));
  };

  /** The locales whose messages any of the block's elements in a section shows. A block may show texts only with some settings. */
  const localesShownIn = (section: Element): string[] => {
    const localesInParts = [...section.children].flatMap(localesShownBy);
    return locales.filter((locale) => localesInParts.includes(locale));
  };

  /** Moves the pointer over all content: the controls of a lightbox are rendered when a visitor is about to open it. */
  const hoverAll = (page: Page): void => {
    for (const element of page.$$('body *'))
      element.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, composed: true }));
  };

  /** The `lang` of the elements with Spanish messages; "" is the page's own. */
  const langsOfSpanish = (element: Element): string[] =>
    accessibleElements(element)
      .filter((one) => matchesCatalogue('es-419', textsOf(one)))
      .map((one) => one.closest('[lang]')?.getAttribute('lang') ?? '');

  describe('the language', () => {
    it('has a catalogue for each of the library’s languages', () => {
      expect(locales.toSorted()).to.deep.equal(textLocales.toSorted());
    });

    it('is the nearest `lang`, also when that changes', async () => {
      const [fromDemo = ''] = await demoMarkup(block);
      const html = Object.keys(languages)
        .map((lang) => `<section lang="${lang}">${fromDemo}</section>`)
        .join('');
      const page = await openBlockPage(block, { html });
      // Without sections inside a block.
      const sections = page.$$('body > section');
      for (const parent of sections)
        addElement(block, page, { parent, attributes: { data: JSON.stringify(contentData(settings)) } });
      await ready(page, page.$$(tag));
      hoverAll(page);
      for (const parent of sections)
        await page.waitFor(() => {
          expect(localesShownIn(parent), parent.lang).to.deep.equal([languages[parent.lang]]);
          return true;
        });
      // WCAG 3.1.2: texts in another language than the page's have their own `lang`.
      for (const [lang, expected] of [
        ['es-AR', ''],
        ['ar', 'es-419'],
      ] as const)
        await page.waitFor(() => {
          const { children } = page.$(`section[lang="${lang}"]`);
          expect([...new Set([...children].flatMap(langsOfSpanish))], lang).to.deep.equal([expected]);
          return true;
        });

      const [first, ...others] = sections as [HTMLElement, ...HTMLElement[]];
      // Their motion would slow down the rest of the test.
      for (const other of others) other.remove();
      const showsOnly = (locale: string) => page.waitFor(() => localesShownIn(first).join() === locale);
      for (const lang of textLocales.toReversed()) {
        first.lang = lang;
        await showsOnly(lang);
      }
      // The `lang` of an ancestor, and one outside the shadow root.
      first.removeAttribute('lang');
      page.document.documentElement.lang = 'pt';
      await showsOnly('pt-BR');
      const host = page.document.createElement('div');
      host.lang = 'en';
      host.attachShadow({ mode: 'open' }).append(page.document.createElement('main'));
      page.document.body.append(host);
      host.shadowRoot?.querySelector('main')?.append(first);
      await showsOnly('en');
    });

    it('is `data-locale` of the script where the page has no `lang`', async () => {
      const script = `<script src="${block.flavour.script}" data-locale="pt-BR" ${mockAttributes} async></script>`;
      const html = `<!doctype html><html><head><title>Page</title>${script}</head>
        <body>${(await demoMarkup(block))[0]}</body></html>`;
      const page = await openBlockPage(block, { html });
      const [element] = page.$$(tag) as [HTMLElement];
      await ready(page, [element]);
      hoverAll(page);
      await page.waitFor(() => localesShownBy(element).join() === 'pt-BR');
    });
  });
}
