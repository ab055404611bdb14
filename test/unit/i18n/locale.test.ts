// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest';
import { formatLocaleOf } from '../../../src/core/i18n/format-locale';
import { localeOf } from '../../../src/core/i18n/locale';

const available = ['es-419', 'en', 'pt-BR'];

const within = (html: string): Element => {
  document.body.innerHTML = html;
  return document.querySelector('b') as Element;
};

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'Azulejo');
});

describe('the locale of an element', () => {
  it.each([
    ['<p lang="en"><b></b></p>', 'en'],
    ['<p lang="en-GB"><b></b></p>', 'en'],
    ['<p lang="es-MX"><b></b></p>', 'es-419'],
    ['<p lang="pt"><b></b></p>', 'pt-BR'],
    ['<p lang="PT-br"><b></b></p>', 'pt-BR'],
    ['<p lang="en_US"><b></b></p>', 'en'],
    ['<p lang="en"><b lang="es"></b></p>', 'es-419'],
    ['<p lang="ar"><b></b></p>', 'es-419'],
    ['<b></b>', 'es-419'],
  ])('in %s is %s', (html, locale) => {
    expect(localeOf(within(html), available)).toBe(locale);
  });

  it('is that of the script tag where the nearest lang has no catalogue', () => {
    Object.assign(globalThis, { Azulejo: { config: { locale: 'pt-BR' } } });
    expect(localeOf(within('<p lang="ar"><b></b></p>'), available)).toBe('pt-BR');
  });

  it('is found outside a shadow root too', () => {
    document.body.innerHTML = '<p lang="en"><i></i></p>';
    const root = document.querySelector('i')?.attachShadow({ mode: 'open' });
    if (root) root.innerHTML = '<b></b>';
    expect(localeOf(root?.querySelector('b') as Element, available)).toBe('en');
  });
});

describe('the locale of dates and numbers', () => {
  it.each([
    ['ar', 'ar'],
    ['en_GB', 'en-GB'],
    ['no language', 'es-419'],
  ])('in %s is %s', (lang, locale) => {
    expect(formatLocaleOf(within(`<p lang="${lang}"><b></b></p>`))).toBe(locale);
  });
});
