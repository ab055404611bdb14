import { standIns } from '../support/page-html';
import { describe, expect, it } from '../support/suite';
import { demoMarkup } from './demo-markup';
import { addElement, openSubject, ready, type Subject } from './subject';
import { contentData } from './values';

/** What a page may call a language, and the catalogue for it. */
const languages = {
  'es-419': 'es-419',
  es: 'es-419',
  'es-AR': 'es-419',
  en: 'en',
  'en-GB': 'en',
  'pt-BR': 'pt-BR',
  pt: 'pt-BR',
  ar: 'es-419',
};

const spokenAttributes = [
  'aria-label',
  'aria-description',
  'aria-roledescription',
  'alt',
  'title',
  'placeholder',
];

/** But for copies that nobody is told of: a waving marquee has thousands of letters of its page's own words. */
const inside = (element: Element): Element[] => [
  ...(element.shadowRoot?.querySelectorAll(':not([aria-hidden="true"] *)') ?? []),
];

/** What one element says by itself: read, or told by a screen reader. */
const textsOf = (one: Element): string[] => [
  ...spokenAttributes.map((name) => one.getAttribute(name) ?? ''),
  ...[...one.childNodes].map((node) => (node.nodeType === Node.TEXT_NODE ? (node.nodeValue ?? '') : '')),
];

/** All texts that a block itself says. */
const saidBy = (element: Element): string[] => inside(element).flatMap(textsOf);

/** A text of a catalogue, whatever its arguments are. */
function patternOf(message: string): RegExp {
  const [, ...rest] = message.split(/\{/);
  const literal = rest.length > 0 ? message.split(/\{(?:[^{}]|\{[^{}]*\})*\}/) : [message];
  return new RegExp(`^${literal.map((part) => part.replace(/[.*+?^$()|[\]\\]/g, '\\$&')).join('.*')}$`, 's');
}

export function languagesTests(subject: Subject): void {
  const { tag, catalogues, settings } = subject;
  const locales = Object.keys(catalogues);
  if (locales.length === 0) return;

  const isShared = (key: string, locale: string) =>
    locales.some((other) => other !== locale && catalogues[other]?.[key] === catalogues[locale]?.[key]);

  /** What a catalogue says; words that two of them share tell nothing. */
  const patterns = Object.fromEntries(
    locales.map((locale) => {
      const own = Object.entries(catalogues[locale] ?? {}).filter(([key]) => !isShared(key, locale));
      return [locale, own.map(([, message]) => patternOf(message))];
    }),
  );

  /** Whether one of the texts is of a catalogue. */
  const isOf = (locale: string, texts: string[]): boolean =>
    texts.some((text) => text && patterns[locale]?.some((pattern) => pattern.test(text)));

  /** The locales whose words are heard. */
  const spokenBy = (element: Element): string[] => {
    const said = saidBy(element);
    return locales.filter((locale) => isOf(locale, said));
  };

  /** The languages that the elements with Spanish words are said to be in; "" is that of the page. */
  const markedAs = (element: Element): string[] =>
    inside(element)
      .filter((one) => isOf('es-419', textsOf(one)))
      .map((one) => one.closest('[lang]')?.getAttribute('lang') ?? '');

  describe('the language', () => {
    it('has a catalogue for each of the three', () => {
      expect(locales.sort()).to.deep.equal(['en', 'es-419', 'pt-BR']);
    });

    it('is that of the nearest lang, and follows it', async () => {
      const [fromDemo = ''] = await demoMarkup(subject);
      const html = Object.keys(languages)
        .map((lang) => `<section lang="${lang}">${fromDemo}</section>`)
        .join('');
      // A small window: what moves, moves out of sight and is not painted.
      const page = await openSubject(subject, { html, width: 640, height: 200 });
      // Not those that a block may have for content.
      const sections = page.$$('body > section');
      for (const parent of sections)
        addElement(subject, page, { parent, attributes: { data: JSON.stringify(contentData(settings)) } });
      await ready(page, page.$$(tag));
      for (const parent of sections)
        for (const element of parent.children)
          expect(spokenBy(element), parent.lang).to.deep.equal([languages[parent.lang as 'en']]);
      // WCAG 3.1.2: words in another language than the page's say so.
      for (const [lang, expected] of [
        ['es-AR', ''],
        ['ar', 'es-419'],
      ] as const)
        for (const element of page.$(`section[lang="${lang}"]`).children)
          await page.waitFor(() => {
            expect([...new Set(markedAs(element))], lang).to.deep.equal([expected]);
            return true;
          });

      const [first, ...others] = sections as [HTMLElement, ...HTMLElement[]];
      // They have been looked at, and their motion would slow down the rest.
      for (const other of others) other.remove();
      const speaks = (locale: string) =>
        page.waitFor(() => [...first.children].every((element) => spokenBy(element).join() === locale));
      for (const lang of ['en', 'pt-BR', 'es-419'] as const) {
        first.lang = lang;
        await speaks(lang);
      }
      // The next one further out, and one across the border of a shadow root.
      first.removeAttribute('lang');
      page.document.documentElement.lang = 'pt';
      await speaks('pt-BR');
      const host = page.document.createElement('div');
      host.lang = 'en';
      host.attachShadow({ mode: 'open' }).append(page.document.createElement('main'));
      page.document.body.append(host);
      host.shadowRoot?.querySelector('main')?.append(first);
      await speaks('en');
    });

    it('is that of the script where the page has none', async () => {
      const script = `<script src="${subject.flavour.script}" data-locale="pt-BR" ${standIns} async></script>`;
      const html = `<!doctype html><html><head><title>Page</title>${script}</head>
        <body>${(await demoMarkup(subject))[0]}</body></html>`;
      const page = await openSubject(subject, { html });
      const [element] = page.$$(tag) as [HTMLElement];
      await ready(page, [element]);
      expect(spokenBy(element)).to.deep.equal(['pt-BR']);
    });
  });
}
