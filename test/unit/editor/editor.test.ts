// @vitest-environment happy-dom
import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  checkLimit,
  dictionary,
  emitEditorEvent,
  generateSku,
  limits,
  onEditorEvent,
  trackUnsavedChanges,
  validators,
} from '../../../src/features/editor';

vi.mock('../../../src/core/i18n/message-formatter', () => import('../support/message-formatter'));
const confirm = vi.hoisted(() => vi.fn<() => Promise<boolean | null>>());
vi.mock('azulejo/overlays', () => ({ confirm }));

describe('the validators', () => {
  it.each([
    [
      'tel',
      ['tel:+57-300-555', 'tel:1234', '5550', `tel:${'1'.repeat(45)}`],
      ['tel:', 'tel:abc', '123', `tel:${'1'.repeat(46)}`, 'tel:555 010'],
    ],
    ['sms', ['sms:+57300', `sms:${'1'.repeat(995)}`], ['sms:', 'tel:1234', `sms:${'1'.repeat(996)}`]],
    [
      'mailto',
      ['mailto:ana@example.com', 'mailto:ana@example.com?subject=Hola'],
      [
        'ana@example.com',
        'mailto:ana',
        'mailto:ana@example',
        'mailto:a@b@example.com',
        `mailto:${'a'.repeat(990)}@b.co`,
      ],
    ],
    ['anchor', ['#horario'], ['#', 'horario', `#${'a'.repeat(99)}`]],
    ['javascript', ['javascript:void(0)'], ['void(0)', `javascript:${'a'.repeat(239)}`]],
    ['ftp', ['ftp://example.com/a'], ['ftp:', 'http://example.com', `ftp://${'a'.repeat(94)}`]],
    [
      'internal',
      ['/tienda?page=2', '/', '/a\\b'],
      [
        'tienda',
        '//example.com',
        '/\\example.com',
        '/\t/example.com',
        '/\n\\example.com',
        `/${'a'.repeat(149)}`,
      ],
    ],
    [
      'content',
      ['/blog', '/5fcd65ae3ff1011540046051', '/blog?category=Clay&tag=new', '/año'],
      ['/', 'blog', '//blog', '/\\blog', '/blog/kiln', '/blog#top', '/blog ', `/${'a'.repeat(149)}`],
    ],
    [
      'file',
      ['/s/menu.pdf', '/s/2026/menu.pdf'],
      ['/s/', '/s', 's/menu.pdf', '/s/a b', `/s/${'a'.repeat(147)}`],
    ],
    [
      'collectionPanel',
      ['/pages/5fcd65ae3ff1011540046051'],
      [
        '/pages/',
        '/pages/5fcd65ae3ff101154004605',
        '/pages/5fcd65ae3ff10115400460511',
        '/pages/5fcd65ae-3ff1011540046051',
      ],
    ],
    [
      'url',
      [
        'https://example.com',
        'www.example.co/path?x=1#y',
        'HTTP://a.b-c.org:8080/',
        'https://español.es',
        'https://cañón.mx/'.normalize('NFD'),
        'https://пример.рф',
      ],
      [
        'https://example',
        'https://example.info',
        'https://español.info',
        'https://a ñ.es',
        'https://“a”.es',
        'httpſ://example.com',
        'javascript:alert(1)',
        '',
      ],
    ],
    ['blogUrlPattern', ['%y/%m/%d/%t', '%t', 'blog/%y-%m'], ['%x', '%y/%h/%t', 'blog', '%y %t', '%']],
    ['sku', ['SQ1234567', 'a'.repeat(60)], ['', '  ', 'a'.repeat(61)]],
  ] as const)('%s', (name, good, bad) => {
    for (const value of good) expect([value, validators[name](value)]).toEqual([value, true]);
    for (const value of bad) expect([value, validators[name](value)]).toEqual([value, expect.any(String)]);
  });
});

it('a format of blog addresses without a token, which gives all posts one address, is refused with the reason', () => {
  expect(validators.blogUrlPattern('abc', { locale: 'en' })).toContain('and needs one of them.');
  // A text without an end in sight takes no square of its length.
  expect(validators.blogUrlPattern(`${'a'.repeat(1_000_000)}!`)).not.toBe(true);
});

describe('a value that is no text', () => {
  it.each(Object.entries(validators))('%s has the message of the expected form', (_, validator) => {
    const expected = validator('', { locale: 'en' });
    for (const value of [null, undefined, 7 as unknown as string])
      expect(validator(value, { locale: 'en' })).toBe(expected);
  });
});

describe('the limits', () => {
  it('hold for numbers, texts and lists', () => {
    expect(checkLimit('blocksPerLayout', 60)).toBe(true);
    expect(checkLimit('tagLength', 'a'.repeat(50))).toBe(true);
    expect(checkLimit('blocksPerLayout', 61)).toBe('Bloques de un diseño: el máximo es 60, y hay 61.');
    expect(checkLimit('tagLength', 'a'.repeat(51))).toContain('el máximo es de 50 caracteres, y hay 51.');
    expect(checkLimit('albumTracks', Array.from({ length: 61 }))).toContain('hay 61');
    expect(checkLimit('tagLength', 51)).toContain('el máximo es de 50 caracteres, y hay 51.');
    expect(checkLimit('priceCents', 100_000_001, { locale: 'en' })).toContain('100,000,000');
    expect(limits).toMatchObject({ priceCents: 100_000_000, nestedCategories: 10_000, categoryLength: 25 });
  });
});

describe('a wrong argument', () => {
  it.each<[string, () => unknown, new () => Error]>([
    [
      'checkLimit: there is no limit "unknown"; expected one of smugGalleries,',
      () => checkLimit('unknown' as 'tagLength', 5),
      RangeError,
    ],
    [
      'checkLimit: tagLength cannot be checked for NaN; expected a number or a text.',
      () => checkLimit('tagLength', Number.NaN),
      TypeError,
    ],
    [
      'priceCents cannot be checked for "100" (string); expected a number or a list.',
      () => checkLimit('priceCents', '100'),
      TypeError,
    ],
    [
      'dictionary: there is no message "unknown"; expected a key of EditorMessages',
      () => dictionary()('unknown' as 'tagExists'),
      RangeError,
    ],
  ])('is named: %s', (message, use, type) => {
    expect(use).toThrow(message);
    expect(use).toThrow(type);
  });
});

describe('the dictionary', () => {
  it('gives links one example of a host, twice', () => {
    const text = (locale: string) => dictionary({ locale })('linkExamples', { host: 'taller.example' });
    expect(text('es-419')).toBe('Los enlaces deben seguir el formato taller.example o taller.example.');
    expect(text('en')).toBe('Links look like taller.example or taller.example.');
  });

  it('groups numbers as its language does', () => {
    const rows = (locale: string) => dictionary({ locale })('tooManyRows', { count: 10_000 });
    expect(['es-419', 'en', 'pt-BR'].map(rows)).toEqual([
      'Los datos se dividieron: el máximo es de 10,000 filas.',
      'The data was split: there can be at most 10,000 rows.',
      'Os dados foram divididos: o máximo é de 10.000 linhas.',
    ]);
  });
});

describe('a generated SKU', () => {
  it('is SQ and seven digits', () => {
    fc.assert(fc.property(fc.constant(null), () => /^SQ\d{7}$/.test(generateSku())));
  });
});

describe('unsaved changes', () => {
  const track = () => {
    const site = { colors: { palette: ['#fff'], activeThemeId: 'a' }, fonts: {}, title: 'Taller' };
    const saves: string[] = [];
    const changes = trackUnsavedChanges({
      read: () => site,
      save: () => saves.push(JSON.stringify(site)),
      restore: (values) => {
        site.colors.palette = values['colors.palette'] as string[];
        site.colors.activeThemeId = values['colors.activeThemeId'] as string;
      },
    });
    return { site, saves, changes };
  };

  it('are the watched paths that differ from the last save', async () => {
    const { site, saves, changes } = track();
    site.title = 'Otro';
    expect(changes.changedPaths).toEqual([]);
    site.colors.palette.push('#000');
    site.colors.activeThemeId = 'b';
    expect(changes.changedPaths).toEqual(['colors.activeThemeId', 'colors.palette']);
    await changes.save();
    expect(saves).toHaveLength(1);
    expect(changes.changedPaths).toEqual([]);
  });

  it('include what people change while a save is under way', async () => {
    const site = { colors: { activeThemeId: 'a' } };
    const changes = trackUnsavedChanges({
      read: () => site,
      save: async () => {
        site.colors.activeThemeId = 'b';
      },
      restore() {},
    });
    await changes.save();
    expect(changes.changedPaths).toEqual(['colors.activeThemeId']);
  });

  it('give no value back where there was none', async () => {
    const restored: Record<string, unknown>[] = [];
    const paths = ['title', 'subtitle', 'colors.palette'];
    const read = () => ({ title: 'Taller', subtitle: null });
    const changes = trackUnsavedChanges({
      read,
      paths,
      save() {},
      restore: (values) => restored.push(values),
    });
    await changes.undo();
    expect(restored).toEqual([{ title: 'Taller', subtitle: null, 'colors.palette': undefined }]);
  });

  it('can be undone', async () => {
    const { site, changes } = track();
    site.colors.palette.push('#000');
    await changes.undo();
    expect(site.colors.palette).toEqual(['#fff']);
    expect(changes.changedPaths).toEqual([]);
  });

  it('are asked about only where there are any', async () => {
    const { changes } = track();
    expect(await changes.prompt()).toBe('keep');
  });

  it.each([
    ['saved', true, 'save', 1, ['#fff', '#000']],
    ['undone', false, 'undo', 0, ['#fff']],
    ['kept', null, 'keep', 0, ['#fff', '#000']],
  ] as const)('are %s as the person answers', async (_, isSaved, answer, saveCount, palette) => {
    confirm.mockResolvedValueOnce(isSaved);
    const { site, saves, changes } = track();
    site.colors.palette.push('#000');
    expect(await changes.prompt()).toBe(answer);
    expect(saves).toHaveLength(saveCount);
    expect(site.colors.palette).toEqual(palette);
  });

  it('are asked about once where the person presses twice, and again later', async () => {
    confirm.mockClear();
    confirm.mockResolvedValue(null);
    const { site, changes } = track();
    site.colors.palette.push('#000');
    expect(await Promise.all([changes.prompt(), changes.prompt()])).toEqual(['keep', 'keep']);
    expect(confirm).toHaveBeenCalledTimes(1);
    await changes.prompt();
    expect(confirm).toHaveBeenCalledTimes(2);
  });

  it('keep the browser from leaving the page without a question', () => {
    const { site, changes } = track();
    const leave = () => dispatchEvent(new Event('beforeunload', { cancelable: true }));
    const release = changes.guardPage();
    expect(leave()).toBe(true);
    site.colors.activeThemeId = 'b';
    expect(leave()).toBe(false);
    release();
    expect(leave()).toBe(true);
  });
});

it('unsaved changes ask nobody where there is no page', async () => {
  vi.stubGlobal('document', undefined);
  let title = 'Taller';
  const changes = trackUnsavedChanges({ read: () => ({ title }), paths: ['title'], save() {}, restore() {} });
  title = 'Taller Azul';
  await expect(changes.prompt()).rejects.toThrow('prompt needs a page');
  expect(() => changes.guardPage()).toThrow('guardPage needs a page');
  vi.unstubAllGlobals();
});

describe('the events of an editor', () => {
  let stop = () => {};
  afterEach(() => stop());

  it('reach listeners with their details, and can be cancelled', () => {
    const names: string[] = [];
    stop = onEditorEvent('az-tweak-change', (event) => {
      names.push(event.detail.name);
      event.preventDefault();
    });
    expect(emitEditorEvent('az-tweak-change', { name: 'colors', value: 1 })).toBe(false);
    expect(emitEditorEvent('az-tweak-close')).toBe(true);
    expect(names).toEqual(['colors']);
  });

  it('need a page', () => {
    vi.stubGlobal('document', undefined);
    try {
      const message = 'needs a page; expected a browser, where there is a document.';
      expect(() => emitEditorEvent('az-tweak-close')).toThrow(`emitEditorEvent ${message}`);
      expect(() => onEditorEvent('az-tweak-close', () => {})).toThrow(`onEditorEvent ${message}`);
    } finally {
      vi.unstubAllGlobals();
    }
  });
});
