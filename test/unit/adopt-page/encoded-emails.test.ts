// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { decodeEmail, decodeEmails } from '../../../src/features/adopt-page/encoded-emails';
import { noSite } from './saved-page';

/** As Cloudflare encodes: each byte with the first one. */
const encode = (text: string, key = 0x5a): string =>
  [key, ...new TextEncoder().encode(text).map((byte) => byte ^ key)]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');

const decode = (html: string) => {
  document.body.innerHTML = html;
  return decodeEmails(document, noSite);
};

const code = encode('hola@azul.example');

describe('an e-mail address that Cloudflare has encoded', () => {
  it.each([
    [
      'a link around a text',
      `<a href="/cdn-cgi/l/email-protection#${code}"><b><span class="__cf_email__" data-cfemail="${code}">[email&#160;protected]</span></b></a>`,
      '<a href="mailto:hola@azul.example"><b><span class="">hola@azul.example</span></b></a>',
    ],
    [
      'a link whose text is its code',
      `<a href="/cdn-cgi/l/email-protection" class="__cf_email__" data-cfemail="${code}">[email&#160;protected]</a>`,
      '<a href="mailto:hola@azul.example" class="">hola@azul.example</a>',
    ],
    [
      'a link that a site copier has rewritten, with a subject',
      `<a href="../cdn-cgi/l/email-protection.html#${encode('hola@azul.example?subject=Visita%20guiada')}">Escríbenos</a>`,
      '<a href="mailto:hola@azul.example?subject=Visita%20guiada">Escríbenos</a>',
    ],
    [
      'a text',
      `<p>Escribe a <span class="__cf_email__" data-cfemail="${encode('ñandú@azul.example', 0xc1)}">[email&#160;protected]</span>.</p>`,
      '<p>Escribe a <span class="">ñandú@azul.example</span>.</p>',
    ],
  ])('comes back in %s', (_, html, expected) => {
    expect(decode(html)).toMatchObject([{ kind: 'encoded-email', status: 'adopted' }]);
    expect(document.body.innerHTML).toBe(expected);
    expect(decodeEmails(document, noSite)).toEqual([]);
  });

  it.each([
    '<a href="/cdn-cgi/l/email-protection">[email&#160;protected]</a>',
    '<a href="/cdn-cgi/l/email-protection#zz">[email&#160;protected]</a>',
    `<span data-cfemail="${encode('<img src=x onerror=alert(1)>@x')}">[email&#160;protected]</span>`,
  ])('that is damaged stays, and is reported: %s', (html) => {
    expect(decode(html)).toMatchObject([{ status: 'left' }]);
    expect(document.body.textContent).toContain('protected]');
  });

  it('is none without an address in it', () => {
    expect(decodeEmail(encode('javascript:alert(1)'))).toBe(undefined);
  });
});
