// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { adoptedDocument, problemOf } from './adopted-document';
import { matchingTop } from './matching-scroll';

const folders = {
  dist: 'https://demo.example/dist/',
  saved: 'https://demo.example/saved/',
  pictures: 'https://demo.example/pictures/',
};

const parse = (html: string): Document => new DOMParser().parseFromString(html, 'text/html');

describe('a pasted page', () => {
  it('gets the policy and the tag before anything of its own', () => {
    const page = parse(adoptedDocument('<html lang="es"><head><title>T</title></head><p>Hola</p>', folders));
    const [charset, policy, base, , tag] = page.head.children;
    expect(charset?.getAttribute('charset')).toBe('utf-8');
    expect(policy?.getAttribute('content')).toContain(
      "default-src 'none'; script-src https://demo.example/dist/;",
    );
    expect(base?.getAttribute('target')).toBe('_blank');
    expect([tag?.getAttribute('src'), tag?.hasAttribute('data-adopt')]).toEqual([
      'https://demo.example/dist/azulejo.js',
      true,
    ]);
    expect(page.documentElement.lang).toBe('es');
    expect(page.body.textContent).toBe('Hola');
  });

  it('loses what leaves the browser in spite of a policy', () => {
    const html = `<head><base href="https://old.example/"><link rel="preconnect" href="https://a.example"><LINK REL="dns-prefetch" href="//b.example">
      <meta http-equiv="Refresh" content="0; url=https://c.example"><script src="x/azulejo.js" data-adopt></script><link rel="stylesheet" href="page.css"></head>
      <a href="https://d.example" target="_self">d</a>`;
    const page = parse(adoptedDocument(html, folders));
    expect(page.querySelectorAll('base').length).toBe(1);
    expect([...page.querySelectorAll('link')].map((link) => link.getAttribute('href'))).toEqual([
      'https://demo.example/dist/azulejo.css',
      'page.css',
    ]);
    expect(page.querySelectorAll('meta[http-equiv]').length).toBe(1);
    expect(page.querySelectorAll('script[data-adopt]').length).toBe(1);
    expect(page.querySelector('a')?.hasAttribute('target')).toBe(false);
  });

  it('is refused, with the reason, where it is empty or no HTML', () => {
    expect(problemOf(' \n')).toContain('nothing to adopt');
    expect(problemOf('1 < 2, and 3 > 2')).toContain('not HTML');
    expect(problemOf('{"a":1}')).toContain('not HTML');
    expect(problemOf('<!doctype html><p>Hola')).toBe(undefined);
  });
});

describe('the place in the other page', () => {
  const from = [0, 100, 300, 500];
  const to = [0, 100, 900, 1000];

  it.each([
    [0, 0],
    [50, 50],
    [100, 100],
    [200, 500],
    [400, 950],
    [500, 1000],
    [999, 1000],
    [-10, 0],
  ])('for %d px is %d px', (top, other) => {
    expect(matchingTop(top, from, to)).toBe(other);
  });

  it('is its top where the page does not scroll', () => {
    expect(matchingTop(0, [0, 0], [0, 400])).toBe(0);
  });
});
