// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { blockedType, isBuilderCall, isBuilderScript } from '../../../src/core/builder-scripts';
import { neutralise } from '../../../src/features/adopt-page/neutralise';
import { isBuilderRunning } from '../../../src/features/adopt-page/page-window';
import { hiddenParts, revealHiddenParts } from '../../../src/features/adopt-page/reveal';
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
    ['src="js/common-0123456789abcdef0123-min.en-us.js"'],
    ['src="js/common-min.en-us.js"'],
    ['src="js/common-0123456789abcdef0123-min.js"'],
    ['src="js/website.components.form.visitor.js"'],
    ['src="js/floating-cart.0123abcd.js"'],
  ])('are the builder’s: %s', (attributes) => {
    expect(isBuilderScript(script(attributes))).toBe(true);
  });

  it('are the builder’s where their code calls it', () => {
    expect(isBuilderScript(script('', 'Squarespace.afterBodyLoad(Y);'))).toBe(true);
    const context = 'Static.SQUARESPACE_CONTEXT = {"website":{}};';
    expect(isBuilderScript(script('', `Static = window.Static || {}; ${context}`))).toBe(false);
    const json = script('', '{"url":"https://static1.squarespace.com/","code":"Y.use()"}');
    json.type = 'application/ld+json';
    expect(isBuilderScript(json)).toBe(false);
  });

  it.each([
    ['Squarespace.load(window);'],
    ['Static.SQUARESPACE_CONTEXT = {"website":{}};'],
    ['Squarespace.loadViaContext({});'],
    ['SQUARESPACE_ROLLUPS = {};'],
    ['window.ImageLoader.bootstrap();'],
    ['var ImageLoader = new function () {};'],
    ["document.documentElement.classList.add('wf-loading')"],
  ])('are the builder’s, which start it: %s', (code) => {
    expect(isBuilderScript(script('', code))).toBe(true);
  });

  it.each([
    ['new ImageLoader(".hero").start();'],
    ['window.Squarespace.onInitialize(Y, function () {});'],
    ['document.title = "After Squarespace.";'],
    ['h.className += " wf-loading"; s.src = "https://use.typekit.net/" + config.kitId;'],
  ])('are the owner’s, whatever words they have: %s', (code) => {
    expect(isBuilderScript(script('', code))).toBe(false);
  });

  it('are the owner’s in a mirror in a folder with the builder’s name', () => {
    setPage('<base href="https://mirror.example/taller.squarespace.com/">');
    const own = document.createElement('script');
    for (const source of ['menu.js', 'https://mirror.example/taller.squarespace.com/azulejo/azulejo.js']) {
      own.setAttribute('src', source);
      expect(isBuilderScript(own)).toBe(false);
    }
  });

  it.each([['src="js/menu.js"'], ['src="https://cdn.example/squarespace-tips.js"']])(
    'are the owner’s: %s',
    (attributes) => {
      expect(isBuilderScript(script(attributes))).toBe(false);
    },
  );

  it('run where their functions exist, and not where only a class says so', () => {
    setPage('');
    const living = { Y: { use: () => {} }, Squarespace: { afterBodyLoad: () => {} } };
    expect(isBuilderRunning({}, document)).toBe(false);
    expect(isBuilderRunning({ Squarespace: {} }, document)).toBe(false);
    expect(isBuilderRunning(living, document)).toBe(true);
    setPage(`<script type="${blockedType}"></script>`);
    expect(isBuilderRunning(living, document)).toBe(false);
  });

  it('are looked for without storage, which a sandboxed frame forbids', () => {
    const sandboxed = Object.defineProperty({}, 'localStorage', {
      enumerable: true,
      get: () => {
        throw new DOMException('sandboxed', 'SecurityError');
      },
    });
    expect(isBuilderRunning(sandboxed, document)).toBe(false);
  });

  it('do not run where WordPress runs', () => {
    setPage(
      '<script src="/wp-includes/js/jquery/jquery.min.js"></script><figure data-wp-interactive="core/image"></figure>',
    );
    const wordPress = {
      wp: { hooks: {} },
      jQuery: () => {},
      webpackChunkplugin: Object.assign([], { push: () => 1 }),
    };
    expect(isBuilderRunning(wordPress as object, document)).toBe(false);
  });

  it('of 7.1 live where their bundle runs, though they define no function', () => {
    const bound = '<div data-controllers-bound="Header"></div>';
    const bundle = '<script type="text/plain" src="site-bundle.1.js"></script>';
    const running = { webpackChunk_site: Object.assign([], { push: () => 0 }) } as object;
    setPage(bound + bundle);
    expect(isBuilderRunning(running, document)).toBe(true);
    // Files that wait for a runtime that never came, and a page saved from a browser, in which nothing runs.
    expect(isBuilderRunning({ webpackChunk_site: [] } as object, document)).toBe(false);
    expect(isBuilderRunning({}, document)).toBe(false);
    // The owner's own bundle.
    setPage(bound);
    expect(isBuilderRunning(running, document)).toBe(false);
  });

  it('that may have run are reported with each call, and those kept from running as such', () => {
    setPage(`<script type="${blockedType}" src="site-bundle.1.js"></script>`);
    const early = document.createElement('script');
    early.type = 'text/plain';
    early.setAttribute('src', 'site-bundle.2.js');
    document.body.append(early);
    const statuses = () => neutralise(document).map(({ status }) => status);
    expect(statuses()).toEqual(['adopted', 'left']);
    expect(statuses()).toEqual(['adopted', 'left']);
    expect(early.type).toBe('text/plain');
  });
});

describe('inline handlers', () => {
  it('that call the builder are taken off; those of the owner stay', () => {
    setPage(`<form onsubmit="Y.use('form', function () {}); return false"></form>
      <a onclick="UserAccountApi.joinPricingPlan('x')">Join</a><button onclick="showMenu()">Menu</button>`);
    const entries = neutralise(document);
    expect(entries.map(({ element }) => element.localName)).toEqual(['form', 'a']);
    expect([...document.querySelectorAll('[onsubmit], [onclick]')].map(({ localName }) => localName)).toEqual(
      ['button'],
    );
    expect(neutralise(document)).toEqual([]);
  });
});

describe('the code of a handler', () => {
  it.each([
    ["return (function (form) { Y.use('form', function () {}); return false; })(this)", true],
    ['window.Squarespace.Commerce.open()', true],
    ['UserAccountApi.joinPricingPlan(1)', true],
    ['applyActiveStyle(this)', true],
    ["alert('We left Squarespace')", false],
    ["alert('We left Squarespace. Bye')", false],
    ['show(pos.Y.toFixed())', false],
    ['openMenu()', false],
  ])('%s calls the builder: %s', (code, expected) => {
    expect(isBuilderCall(code)).toBe(expected);
  });
});

describe('a form of a saved page', () => {
  it('cannot go to the builder, by its own address or a button’s, whether a block shows it or not', () => {
    setPage(`<form action="https://taller.squarespace.com/"><button formaction="//taller.squarespace.com/x">A</button></form>
      <form action="https://forms.example/1"></form><form action="/search"></form>`);
    const entries = neutralise(document);
    expect(entries.map(({ kind, element }) => [kind, element.localName])).toEqual([
      ['form-address', 'form'],
      ['form-address', 'button'],
    ]);
    expect(document.body.innerHTML).not.toContain('squarespace');
    expect(document.querySelectorAll('form[action]').length).toBe(2);
  });
});

describe('hidden parts', () => {
  /** In the order of the table. */
  const samples = [
    '<div class="newsletter-block"></div>',
    '<div class="enable-load-effects"><div class="Site"></div></div>',
    '<div class="enable-load-effects"><div class="Header"><b data-nc-container></b></div></div>',
    '<div class="enable-load-effects"><div class="sqs-system-gallery"></div></div>',
    '<div class="gallery-strips-item"></div>',
    '<img class="gallery-reel-item-src">',
    '<div class="user-items-list-carousel__slides"></div>',
    '<div class="user-items-list-banner-slideshow"><div class="slides"></div></div>',
    '<div class="quote-block"></div>',
    '<a class="summary-thumbnail-container"><img></a>',
    '<p class="preScale" style="opacity: 0"></p>',
    '<div class="wf-loading"></div>',
  ];

  it.each(hiddenParts.map((part, index) => ({ ...part, index })))(
    'show: $selector',
    ({ selector, index }) => {
      setPage(samples[index] ?? '');
      expect(document.querySelectorAll(selector).length).toBe(1);
      revealHiddenParts(document);
      expect(document.querySelectorAll(selector).length).toBe(0);
    },
  );

  it('of all templates show, and are found once', () => {
    setPage(`<div class="sqs-block newsletter-block"></div>
      <figure class="gallery-grid-item"></figure>
      <div class="image-block-outer-wrapper combination-animation-fade-in"></div>
      <div class="image-block-outer-wrapper combination-animation-none"></div>
      <h2 class="preFade" style="transition-duration: 2s; color: red"></h2>`);
    expect(revealHiddenParts(document).length).toBe(4);
    expect(document.querySelector('.newsletter-block')?.classList.contains('rendered')).toBe(true);
    expect(document.querySelector('figure')?.hasAttribute('data-show')).toBe(true);
    expect(document.querySelectorAll('.animation-loaded').length).toBe(1);
    expect(document.querySelector('h2')?.getAttribute('style')).toMatch(/^color: red;?$/);
    expect(revealHiddenParts(document)).toEqual([]);
  });
});

describe('the site’s settings', () => {
  it('come from the script that the builder has written', () => {
    setPage(
      `<script type="text/plain">Static = window.Static || {}; Static.SQUARESPACE_CONTEXT = {"website":{"id":"w"},};</script>`,
    );
    expect(savedContext(document)).toEqual({ website: { id: 'w' } });
  });

  it('come from a script that has been kept from running, too', () => {
    setPage(`<script type="${blockedType}">Static.SQUARESPACE_CONTEXT = {"website":{"id":"w"}};</script>`);
    expect(savedContext(document)).toEqual({ website: { id: 'w' } });
  });

  it('are read where other code stands behind them, and where another script has damaged ones', () => {
    setPage(
      `<script type="text/plain">Static.SQUARESPACE_CONTEXT = {"website":</script>
       <script type="text/plain">Static.SQUARESPACE_CONTEXT = {"website":{"id":"w"}};\nif (top !== self) { stay(); }</script>`,
    );
    expect(savedContext(document)).toEqual({ website: { id: 'w' } });
  });

  it('are empty where they are gone or damaged', () => {
    setPage('<script type="text/plain">Static.SQUARESPACE_CONTEXT = {"website":</script>');
    expect(savedContext(document)).toEqual({});
  });
});
