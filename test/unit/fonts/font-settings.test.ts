import { describe, expect, it } from 'vitest';
import {
  googleStylesheet,
  missingFonts,
  readFontSettings,
  removedFonts,
  typekitStylesheet,
} from '../../../src/features/fonts/font-settings';

describe('the fonts of a site context', () => {
  it('are one stylesheet for all families, which lets texts show before their font has arrived', () => {
    const { googleFamilies, problems } = readFontSettings({
      googleFonts: [
        { includeName: 'Open+Sans:400,700' },
        'Lora',
        { name: 'Lora' },
        { family: 'Noto Sans JP' },
      ],
    });
    expect(googleStylesheet(googleFamilies)).toBe(
      'https://fonts.googleapis.com/css?family=Open+Sans%3A400%2C700%7CLora%3A400%2C400i%2C700%2C700i%7CNoto+Sans+JP%3A400%2C400i%2C700%2C700i&display=swap',
    );
    expect(problems).toEqual([]);
  });

  it('cannot add to the address', () => {
    const { googleFamilies } = readFontSettings({ googleFonts: ['Lora&text=x#"><script>'] });
    expect(googleStylesheet(googleFamilies, '/css')).toMatch(/^\/css\?family=[\w%+]+&display=swap$/);
  });

  it('are named one by one where they cannot be read', () => {
    const { googleFamilies, typekitFonts, problems } = readFontSettings({
      googleFonts: ['Lora', 7, {}],
      typekitFonts: [{ id: 'abcd', name: 'Tile Sans' }, { id: 'gkmg' }, null],
    });
    expect([googleFamilies.length, typekitFonts.length]).toEqual([1, 1]);
    expect(problems.map((problem) => problem.slice(0, 24))).toEqual([
      'googleFonts has 7, expec',
      'googleFonts has {}, expe',
      'typekitFonts has {"id":"',
      'typekitFonts has null, e',
      'typekitFonts needs websi',
    ]);
  });

  it('have the stylesheet of the site’s kit', () => {
    const { kitId } = readFontSettings({ website: { typekitId: 'azu1ejo' }, typekitFonts: ['Tile Sans'] });
    expect(typekitStylesheet(`${kitId}`)).toBe('https://use.typekit.net/azu1ejo.css');
    expect(readFontSettings({ website: { typekitId: '../x' } }).kitId).toBe(undefined);
  });

  it.each([
    ['inactive', ['Tile Sans']],
    ['removed', ['Tile Sans']],
    [0, ['Tile Sans']],
    [false, ['Tile Sans']],
    ['active', []],
    [undefined, []],
  ])('are removed by their status %s, with no need of a kit', (status, removed) => {
    const { typekitFonts, problems } = readFontSettings({
      typekitFonts: [{ id: 'a', name: 'Tile Sans', status }],
    });
    expect(removedFonts(typekitFonts)).toEqual(removed);
    // Named once.
    expect(missingFonts(typekitFonts, ['tile-sans'])).toEqual([]);
    expect(missingFonts(typekitFonts, [])).toEqual(removed.length ? [] : ['Tile Sans']);
    expect(problems.length).toBe(removed.length ? 0 : 1);
  });

  it('are missing where the kit has no such family', () => {
    const { typekitFonts } = readFontSettings({ typekitFonts: ['Tile Sans', 'Old Glaze'] });
    expect(missingFonts(typekitFonts, ['tile-sans'])).toEqual(['Old Glaze']);
  });
});
