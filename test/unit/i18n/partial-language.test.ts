// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';

vi.mock('azulejo:catalogues', () => ({
  catalogueLoaders: {
    fr: async () => ({ catalogues: { 'elements/a': { name: () => 'Nom' } } }),
  },
}));

/** An element that shows the message "name" of a folder; and the `lang` that the message gets on a French page. */
const show = async (folder: string): Promise<{ text: string; lang: string }> => {
  const { translations } = await import('../../../src/core/i18n/messages');
  document.body.innerHTML = '<main lang="fr"><div></div></main>';
  let setReady = () => {};
  const ready = new Promise<void>((resolve) => {
    setReady = resolve;
  });
  const host = Object.assign(document.querySelector('div') as Element, { ready });
  // Stands for a compiled message.
  const spanish = { name: (() => 'Nombre') as unknown as string };
  const text = await translations(folder, spanish)(host);
  const paragraph = document.createElement('p');
  paragraph.textContent = text('name');
  host.attachShadow({ mode: 'open' }).append(paragraph);
  setReady();
  await new Promise((resolve) => setTimeout(resolve));
  return { text: paragraph.textContent, lang: paragraph.lang };
};

it('a folder that a language has is in that language', async () => {
  expect(await show('elements/a')).toEqual({ text: 'Nom', lang: '' });
});

it('a folder that a language lacks is in Spanish, and says so', async () => {
  expect(await show('elements/b')).toEqual({ text: 'Nombre', lang: 'es-419' });
});
