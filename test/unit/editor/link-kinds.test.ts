import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { upgradePaths } from '../../../src/features/editor';
import {
  commonLinkKinds,
  completeAddress,
  linkKindOf,
  linkKinds,
} from '../../../src/features/editor/addresses/link-kinds';
import { followsRule } from '../../../src/features/editor/addresses/rules';

const complete = (kind: (typeof linkKinds)[number], typed: string) =>
  completeAddress(typed, { kind, kinds: commonLinkKinds });

describe('a typed address', () => {
  it.each([
    ['internal', 'tienda', '/tienda'],
    ['internal', '/tienda', '/tienda'],
    ['file', 'menu.pdf', '/s/menu.pdf'],
    ['file', '/s/menu.pdf', '/s/menu.pdf'],
    ['url', ' taller.com ', 'https://taller.com'],
    ['url', 'http://taller.com', 'http://taller.com'],
    ['mailto', 'ana@example.com', 'mailto:ana@example.com'],
    ['tel', '+52 (55) 5555-0100', 'tel:+52555555-0100'],
    ['sms', '55 5555', 'sms:555555'],
    ['sms', '(55) 55?body=Nos vemos. Ana', 'sms:5555?body=Nos vemos. Ana'],
    ['anchor', 'horario', '#horario'],
    ['ftp', 'example.com/a', 'ftp://example.com/a'],
    ['blogUrlPattern', '/%y/%t', '/%y/%t'],
    ['url', '', ''],
  ] as const)('of the kind %s is completed: %s', (kind, typed, address) => {
    expect(complete(kind, typed)).toEqual({ kind, address });
  });

  it('has the kind that its beginning says', () => {
    expect(complete('url', 'tel:5550')).toEqual({ kind: 'tel', address: 'tel:5550' });
    expect(complete('mailto', '#horario')).toEqual({ kind: 'anchor', address: '#horario' });
    expect(complete('internal', '/s/menu.pdf')).toEqual({ kind: 'file', address: '/s/menu.pdf' });
    expect(complete('file', '/clases/')).toEqual({ kind: 'internal', address: '/clases/' });
  });

  it('of a file is one of a page where an editor offers no files', () => {
    const kinds = ['url', 'internal'] as const;
    const expected = { kind: 'internal', address: '/s/menu.pdf' };
    for (const kind of kinds) expect(completeAddress('/s/menu.pdf', { kind, kinds })).toEqual(expected);
  });

  it('is no script, whatever a person types, unless an editor offers scripts', () => {
    fc.assert(
      fc.property(fc.constantFrom(...commonLinkKinds), fc.string(), (kind, rest) => {
        const completed = complete(kind, `JavaScript:${rest}`);
        expect(followsRule(completed.kind, completed.address)).toBe(false);
      }),
    );
    expect(completeAddress('javascript:a()', { kind: 'url', kinds: linkKinds }).kind).toBe('javascript');
  });

  it('without a known beginning has no kind', () => {
    for (const otherHost of ['//example.com', '/\\example.com', '/\t/example.com', '/\r\n\\example.com'])
      expect([otherHost, linkKindOf(otherHost)]).toEqual([otherHost, undefined]);
    expect(linkKindOf('taller.com')).toBeUndefined();
  });
});

describe('the paths to an upgrade', () => {
  it('are those of the configuration area', () => {
    expect(upgradePaths).toEqual({
      upgrade: '/settings/billing/billing/upgrade',
      changePlan: '/settings/billing/billing/website/change-plan',
    });
  });
});
