import { describe, expect, it } from 'vitest';
import { messagesOfPages } from '../../../src/build/author-files/messages';
import { textLocales } from '../../../src/core/i18n/locale';

describe('messages.json', async () => {
  const messages = await messagesOfPages();

  it('has the same blocks and keys in all languages', () => {
    const keysOf = (locale: string) =>
      Object.entries(messages[locale] ?? {}).map(([block, texts]) => [block, Object.keys(texts)]);
    expect(Object.keys(messages).sort()).toEqual([...textLocales].sort());
    for (const locale of textLocales) expect(keysOf(locale), locale).toEqual(keysOf('en'));
  });

  it('has the texts by the names that data-az-messages reads, with those of shared code', () => {
    expect(messages.en).toMatchObject({
      gallery: { next: 'Next', pause: 'Pause' },
      form: { submit: 'Submit' },
      buy: {},
      'sign-in': {},
    });
    // A newsletter shows the texts of the form; nobody reads texts by the name of the shared code.
    expect(messages.en).not.toHaveProperty('newsletter');
    expect(messages.en).not.toHaveProperty('slides');
  });

  it('has texts that data-az-messages understands: no plurals of ICU', () => {
    const texts = Object.values(messages).flatMap((blocks) => Object.values(blocks).flatMap(Object.values));
    expect(texts.filter((text) => /\{\w+,/.test(text))).toEqual([]);
  });
});
