// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { ownEntry } from '../../../elements/summary/entries';
import { splitContent } from '../../../elements/summary/own-content';
import { describeList } from '../../../elements/summary/structured-list';

const hostWith = (html: string): HTMLElement => {
  const host = document.createElement('div');
  host.innerHTML = html;
  return host;
};

const namesOf = (nodes: (Element | Text)[]): string[] =>
  nodes.map((node) => (node instanceof Element ? node.localName : (node.textContent ?? '').trim()));

describe('the content of a summary', () => {
  it('is its articles, what stands above them, and all else below', () => {
    const content = splitContent(
      hostWith('<h2>Novedades</h2> Intro <article></article><hr><article></article><p><a>Todas</a></p>'),
    );
    expect(namesOf(content.before)).toEqual(['h2', 'Intro']);
    expect(content.articles).toHaveLength(2);
    expect(namesOf(content.after)).toEqual(['hr', 'p']);
  });

  it('is every child but headings where there is no article', () => {
    const content = splitContent(hostWith('<h2>Novedades</h2><figure></figure><div></div><script></script>'));
    expect(namesOf(content.before)).toEqual(['h2']);
    expect(namesOf(content.articles)).toEqual(['figure', 'div']);
    expect(content.after).toEqual([]);
  });

  it('may be a text alone', () => {
    const content = splitContent(hostWith('Pronto'));
    expect([namesOf(content.before), content.articles]).toEqual([['Pronto'], []]);
  });
});

describe('the description for search engines', () => {
  const article = (html: string): HTMLElement =>
    hostWith(`<article>${html}</article>`).firstElementChild as HTMLElement;

  it('lists the items that have an address', () => {
    const entries = [
      ownEntry(article('<h3><a href="/uno">Uno</a></h3>')),
      ownEntry(article('<h3>Sin página</h3>')),
      ownEntry(article('<h3><a href="/dos">Dos</a></h3>')),
    ];
    const origin = new URL(document.baseURI).origin;
    expect(describeList(entries, 'Novedades')).toEqual([
      {
        '@type': 'ItemList',
        name: 'Novedades',
        itemListElement: [
          { '@type': 'ListItem', position: 1, name: 'Uno', url: `${origin}/uno` },
          { '@type': 'ListItem', position: 2, name: 'Dos', url: `${origin}/dos` },
        ],
      },
    ]);
  });

  it('is left out without any', () => {
    expect(describeList([ownEntry(article('<h3>Uno</h3>'))], '')).toEqual([]);
  });
});
