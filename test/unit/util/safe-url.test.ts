import { describe, expect, it } from 'vitest';
import { safeUrl } from '../../../src/core/util/safe-url';

describe('an address from data', () => {
  it.each([
    '/a',
    'a.html',
    '#x',
    '?q=1',
    'https://a.example/',
    'mailto:a@b.example',
    'tel:+52155',
    '//a.example/b',
    'whatsapp://send?phone=525555550100',
    'webcal://a.example/feria.ics',
    'geo:19.04,-98.2',
    'TG://resolve?domain=a',
  ])('%s may be followed', (address) => {
    expect(safeUrl(address)).toBe(address);
  });

  it.each([
    'javascript:alert(1)',
    ' javascript:alert(1)',
    'java\nscript:alert(1)',
    'JAVASCRIPT:alert(1)',
    'data:text/html,<script>',
    'vbscript:x',
    'blob:https://a.example/x',
    'file:///etc',
    'filesystem:https://a.example/temporary/x',
    'view-source:https://a.example/',
    'intent://a#Intent;end',
    'made-up:x',
    'https://',
    '',
    undefined,
  ])('%j may not', (address) => {
    expect(safeUrl(address)).toBeUndefined();
  });
});
