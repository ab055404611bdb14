// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { customText } from '../../../src/core/i18n/custom-messages';

const textFor = (lang: string, messages: unknown) => {
  document.body.innerHTML = `<p lang="${lang}"></p><script type="application/json">${JSON.stringify(messages)}</script>`;
  return customText({
    host: document.querySelector('p') as Element,
    folder: 'elements/cart',
    script: document.querySelector('script') as Element,
    builtIn: () => 'built in',
  });
};

it('a message of the page that is no text leaves the built-in one', () => {
  for (const wrong of [null, 5, [], { one: 5, other: null }])
    expect(textFor('en', { en: { cart: { title: wrong } } })('title', { count: 1 })).toBe('built in');
});

it('a locale that is none, such as es_MX, has its texts all the same', () => {
  const messages = { es_MX: { cart: { title: 'Bolsa', count: { one: 'Uno', other: '{count} piezas' } } } };
  const text = textFor('es_MX', messages);
  expect(text('title')).toBe('Bolsa');
  expect(text('count', { count: 2 })).toBe('2 piezas');
});

it('two regions of one language have each their own texts', () => {
  const messages = { 'zh-Hans': { cart: { title: '购物车' } }, 'zh-Hant': { cart: { title: '購物車' } } };
  expect(textFor('zh-Hant', messages)('title')).toBe('購物車');
  expect(textFor('zh-Hans', messages)('title')).toBe('购物车');
});
