// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { excerptAround } from '../../../elements/search/excerpt';
import { markWords } from '../../../elements/search/mark-words';
import { createSearchIndex } from '../../../elements/search/search-index';
import { foldWord, wordsIn } from '../../../elements/search/words';
import { nextTask } from '../../../src/core/util/wait';
import type { CollectionItem } from '../../../src/features/collection/item';
import { plainText } from '../../../src/features/structured-data/thing';

const item = (title: string, more: Partial<CollectionItem> = {}): CollectionItem => ({
  id: title,
  title,
  excerpt: '',
  body: '',
  url: `/${title}`,
  image: undefined,
  publishedOn: undefined,
  startsOn: undefined,
  endsOn: undefined,
  author: '',
  location: '',
  tags: [],
  categories: [],
  commentCount: 0,
  likeCount: 0,
  recordType: undefined,
  structuredContent: undefined,
  element: undefined,
  ...more,
});

const isUrgent = () => true;

const indexOf = (...items: CollectionItem[]) => createSearchIndex([{ title: 'Blog', items }], isUrgent);

const titlesFound = async (query: string, ...items: CollectionItem[]) =>
  (await indexOf(...items))
    .find(query, 50)
    .groups.flatMap(({ results }) => results.map((result) => result.item.title));

describe('words', () => {
  it('are found in any script', () => {
    const texts = (text: string) => wordsIn(text).map((word) => word.text);
    expect(texts('Azul, cobalto: «niño»')).toEqual(['Azul', 'cobalto', 'niño']);
    expect(texts('خزف أزرق')).toEqual(['خزف', 'أزرق']);
    expect(texts('青い陶器タイル').length).toBeGreaterThan(1);
  });

  it('are the same without case and accents', () => {
    expect(foldWord('CERÁMICA')).toBe('ceramica');
    expect(foldWord('niño')).toBe('nino');
    expect(foldWord('Straße')).toBe(foldWord('STRASSE'));
    expect(foldWord('Œuvre')).toBe('oeuvre');
    expect(foldWord('ＡＢＣ')).toBe('abc');
    expect(foldWord('مُحَمَّد')).toBe(foldWord('محمد'));
    expect(foldWord('שָׁלוֹם')).toBe(foldWord('שלום'));
  });

  it('are others with the vowels of another word', () => {
    expect(foldWord('दिन')).not.toBe(foldWord('दान'));
    expect(foldWord('กิน')).not.toBe(foldWord('กัน'));
  });
});

describe('a search', () => {
  const blue = item('Azul cobalto', { excerpt: '<p>Un esmalte para el horno</p>', tags: ['vidriado'] });
  const kiln = item('El horno nuevo', { body: '<p>Leña &amp; gas</p>' });
  const ceramics = item('Cerámica de otoño');

  it.each([
    ['without accents', 'ceramica otono', ['Cerámica de otoño']],
    ['by the beginning of a word', 'coba', ['Azul cobalto']],
    ['by a misspelled word', 'cobalyo', ['Azul cobalto']],
    ['by a tag', 'vidriado', ['Azul cobalto']],
    ['in the title before the text', 'horno', ['El horno nuevo', 'Azul cobalto']],
    ['with all words', 'horno esmalte', ['Azul cobalto']],
    ['with signs of regular expressions', '.*(horno[', ['El horno nuevo', 'Azul cobalto']],
    ['not by what no item has', 'submarino', []],
    ['not by signs alone', '***', []],
  ])('finds items %s', async (_, query, expected) => {
    expect(await titlesFound(query, blue, kiln, ceramics)).toEqual(expected);
  });

  it('finds words with a hyphen that the visitor writes as one word, and the other way round', async () => {
    const items = [item('Wi-Fi en el taller'), item('Takeaway'), item('Wiener Fink')];
    expect(await titlesFound('wifi', ...items)).toEqual(['Wi-Fi en el taller']);
    expect(await titlesFound('wifi taller', ...items)).toEqual(['Wi-Fi en el taller']);
    expect(await titlesFound('take-away', ...items)).toEqual(['Takeaway']);
    expect(await titlesFound('wi-fi taller', ...items)).toEqual(['Wi-Fi en el taller']);
  });

  it('finds words of a language without blanks', async () => {
    expect(await titlesFound('陶器', item('青い陶器タイル'), item('窯'))).toEqual(['青い陶器タイル']);
  });

  it('leaves out items without a title or an address', async () => {
    expect(await titlesFound('horno', item(''), item('Horno', { url: undefined }), kiln)).toEqual([
      'El horno nuevo',
    ]);
  });

  it('finds one Chinese character in a compound, and marks the compound', async () => {
    const tile = item('青い陶器タイル');
    expect(await titlesFound('器', tile, item('窯'))).toEqual(['青い陶器タイル']);
    expect(await titlesFound('窯', tile, item('窯'))).toEqual(['窯']);
    expect(markWords('青い陶器', new Set(['陶', '器'])).map(({ text }) => text)).toEqual(['青い', '陶器']);
  });

  it('finds items with the same id, each of them once', async () => {
    const index = await indexOf(item('Horno', { id: 'a' }), item('Horno', { id: 'a' }));
    const keys = index.find('horno', 9).groups.flatMap(({ results }) => results.map(({ key }) => key));
    expect(new Set(keys).size).toBe(2);
  });

  it('finds titles by a single letter, as nearly every text has words that begin with it', async () => {
    expect(await titlesFound('h', blue, kiln, ceramics)).toEqual(['El horno nuevo']);
  });

  it('takes a word of two letters for a whole word once another word follows', async () => {
    const items = [item('La fuente'), item('Ladrillo, fuego')];
    expect(await titlesFound('la', ...items)).toEqual(['La fuente', 'Ladrillo, fuego']);
    expect(await titlesFound('la fue', ...items)).toEqual(['La fuente']);
    expect(await titlesFound('lad fue', ...items)).toEqual(['Ladrillo, fuego']);
  });

  it('reads the first 200 characters of a query, and the first 20 words', async () => {
    expect(await titlesFound(`horno ${'x'.repeat(10_000)}`, kiln)).toEqual([]);
    expect(await titlesFound(`${' '.repeat(200)}xyz`, kiln)).toEqual([]);
    const words = Array.from({ length: 20 }, (_, index) => `w${index}`).join(' ');
    expect(await titlesFound(`${words} submarino`, item(words))).toEqual([words]);
  });

  it('forgives two misspelled letters, and no more in a long word', async () => {
    const word = 'electroencefalografia';
    expect(await titlesFound('electroencexxlografia', item(word))).toEqual([word]);
    expect(await titlesFound('electroencexxxografia', item(word))).toEqual([]);
  });

  it('groups results by collection, the best first, and counts all of them', async () => {
    const sources = [
      { title: 'Blog', items: [item('Uno', { body: 'horno' }), item('Dos', { body: 'horno' })] },
      { title: 'Tienda', items: [item('Horno')] },
      { title: 'Eventos', items: [item('Feria')] },
    ];
    const index = await createSearchIndex(sources, isUrgent);
    const { groups, count } = index.find('horno', 2);
    expect(count).toBe(3);
    expect(groups.map(({ title, results }) => [title, results.length])).toEqual([
      ['Tienda', 1],
      ['Blog', 1],
    ]);
  });
});

describe('an index', () => {
  afterEach(() => vi.unstubAllGlobals());

  /** A browser that is idle when the test says so. */
  const stubIdle = (): { beIdle: () => void } => {
    const callbacks: (() => void)[] = [];
    vi.stubGlobal('requestIdleCallback', (callback: (deadline: IdleDeadline) => void) =>
      callbacks.push(() => callback({ didTimeout: false, timeRemaining: () => 0 })),
    );
    return {
      beIdle() {
        for (const callback of callbacks.splice(0)) callback();
      },
    };
  };
  const sources = [{ title: 'Blog', items: [item('Horno')] }];

  it('is made when the browser is idle', async () => {
    const { beIdle } = stubIdle();
    let isReady = false;
    const made = createSearchIndex(sources, () => false).then((index) => {
      isReady = true;
      return index;
    });
    await nextTask();
    await nextTask();
    expect(isReady).toBe(false);
    beIdle();
    expect((await made).find('horno', 9).count).toBe(1);
  });

  it('does not wait for that while a visitor waits for results', async () => {
    stubIdle();
    expect((await createSearchIndex(sources, isUrgent)).find('horno', 9).count).toBe(1);
  });
});

describe('the text of an item', () => {
  it('has characters in place of entities', async () => {
    expect(plainText('<p>The <em>clay</em>, the <a href="/k">kiln</a>.</p><p>Fire</p>')).toBe(
      'The clay, the kiln. Fire',
    );
    expect(plainText('<p>Caf&eacute; &amp; t&#233;</p><p>l&#8217;atelier &lt;b&gt; 1 < 2</p>')).toBe(
      'Café & té l’atelier <b> 1 < 2',
    );
    const index = await indexOf(item('Bar', { excerpt: 'Caf&eacute;' }));
    expect(index.find('café', 9).groups[0]?.results[0]?.excerpt).toBe('Café');
  });
});

describe('the text of HTML', () => {
  it('has nothing of its scripts, styles and comments', () => {
    const html =
      '<!-- <p>old</p> --><style type="text/css">p > b { color: red }</style><p>Clay</p><SCRIPT>if (a < b) c()</SCRIPT>';
    expect(plainText(html)).toBe('Clay');
  });
});

describe('the words of a query', () => {
  it('are marked in a text, as they stand there', () => {
    expect(markWords('La Cerámica, cerámica', new Set(['ceramica']))).toEqual([
      { text: 'La ', isMatch: false },
      { text: 'Cerámica', isMatch: true },
      { text: ', ', isMatch: false },
      { text: 'cerámica', isMatch: true },
    ]);
    expect(markWords('', new Set(['a']))).toEqual([]);
  });

  it('are in the middle of an excerpt of a long text', () => {
    const long = `${'antes '.repeat(60)}cobalto ${'después '.repeat(60)}`;
    const excerpt = excerptAround(long, new Set(['cobalto']));
    expect(excerpt).toMatch(/^…\u00a0antes .*cobalto después .*\u00a0…$/);
    expect(excerpt.length).toBeLessThan(170);
    expect(excerptAround('corto', new Set(['x']))).toBe('corto');
  });
});
