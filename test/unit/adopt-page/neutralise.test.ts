// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { isBuilderScript } from '../../../src/core/builder-scripts';
import { isBuilderRunning, neutralise } from '../../../src/features/adopt-page/neutralise';
import { revealHiddenParts } from '../../../src/features/adopt-page/reveal';
import { savedContext } from '../../../src/features/adopt-page/saved-context';

const setPage = (html: string): void => {
  document.body.innerHTML = html;
};

describe('scripts of a saved page', () => {
  const script = (attributes: string, code = ''): HTMLScriptElement => {
    setPage(`<script type="text/plain" ${attributes}>${code}</script>`);
    const element = document.querySelector('script') as HTMLScriptElement;
    element.removeAttribute('type');
    return element;
  };

  it.each([
    ['src="//assets.squarespace.com/universal/scripts-compressed/common-1a2b-min.en-US.js"'],
    ['src="./static1.squarespace.com/static/vta/5c5a/scripts/site-bundle.eb45.js"'],
    ['src="Home_files/site-bundle.eb45.js.download"'],
    ['src="../definitions.sqspcdn.com/website-component-definition/spacer.js"'],
  ])('are the builder’s: %s', (attributes) => {
    expect(isBuilderScript(script(attributes))).toBe(true);
  });

  it('are the builder’s where their code calls it', () => {
    expect(isBuilderScript(script('', 'Squarespace.afterBodyLoad(Y);'))).toBe(true);
    expect(isBuilderScript(script('', 'Static.SQUARESPACE_CONTEXT = {"website":{}};'))).toBe(false);
    const json = script('', '{"url":"https://static1.squarespace.com/","code":"Y.use()"}');
    json.type = 'application/ld+json';
    expect(isBuilderScript(json)).toBe(false);
  });

  it.each([['src="js/menu.js"'], ['src="https://cdn.example/squarespace-tips.js"']])(
    'are the owner’s: %s',
    (attributes) => {
      expect(isBuilderScript(script(attributes))).toBe(false);
    },
  );

  it('run where their functions exist, and not where only a class says so', () => {
    expect(isBuilderRunning({})).toBe(false);
    expect(isBuilderRunning({ Squarespace: {} })).toBe(false);
    expect(isBuilderRunning({ Y: { use: () => {} }, Squarespace: { afterBodyLoad: () => {} } })).toBe(true);
  });
});

describe('inline handlers', () => {
  it('that call the builder are taken off; those of the owner stay', () => {
    setPage(`<form onsubmit="Y.use('form', function () {}); return false"></form>
      <a onclick="UserAccountApi.joinPricingPlan('x')">Join</a><button onclick="showMenu()">Menu</button>`);
    const entries = neutralise(document, { dryRun: false });
    expect(entries.map(({ element }) => element.localName)).toEqual(['form', 'a']);
    expect([...document.querySelectorAll('[onsubmit], [onclick]')].map(({ localName }) => localName)).toEqual(
      ['button'],
    );
    expect(neutralise(document, { dryRun: false })).toEqual([]);
  });
});

describe('hidden parts', () => {
  it('of all templates show, and are found once', () => {
    setPage(`<div class="sqs-block newsletter-block"></div>
      <figure class="gallery-grid-item"></figure>
      <div class="image-block-outer-wrapper combination-animation-fade-in"></div>
      <div class="image-block-outer-wrapper combination-animation-none"></div>
      <h2 class="preFade" style="transition-duration: 2s; color: red"></h2>`);
    expect(revealHiddenParts(document, { dryRun: false }).length).toBe(4);
    expect(document.querySelector('.newsletter-block')?.classList.contains('rendered')).toBe(true);
    expect(document.querySelector('figure')?.hasAttribute('data-show')).toBe(true);
    expect(document.querySelectorAll('.animation-loaded').length).toBe(1);
    expect(document.querySelector('h2')?.getAttribute('style')).toMatch(/^color: red;?$/);
    expect(revealHiddenParts(document, { dryRun: false })).toEqual([]);
  });
});

describe('the site’s settings', () => {
  it('come from the script that the builder has written', () => {
    setPage(
      `<script type="text/plain">Static = window.Static || {}; Static.SQUARESPACE_CONTEXT = {"website":{"id":"w"},};</script>`,
    );
    expect(savedContext(document)).toEqual({ website: { id: 'w' } });
  });

  it('are empty where they are gone or damaged', () => {
    setPage('<script type="text/plain">Static.SQUARESPACE_CONTEXT = {"website":</script>');
    expect(savedContext(document)).toEqual({});
  });
});
