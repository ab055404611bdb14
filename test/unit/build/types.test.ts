import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { root } from '../../../src/build/project';

/** A file that is not there, where a page of TypeScript's would be that has this package. */
const consumer = join(root, 'consumer.tsx');

const options: ts.CompilerOptions = {
  strict: true,
  noEmit: true,
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  jsx: ts.JsxEmit.ReactJSX,
  lib: ['lib.es2022.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  types: [],
};

/** Those of the DOM and of React are large, and the same for each page. */
const parsed = new Map<string, ts.SourceFile | undefined>();

const hostOf = (code: string): ts.CompilerHost => {
  const host = ts.createCompilerHost(options);
  const { fileExists, readFile, getSourceFile } = host;
  host.fileExists = (file) => file === consumer || fileExists(file);
  host.readFile = (file) => (file === consumer ? code : readFile(file));
  host.getSourceFile = (file, ...rest) => {
    if (file === consumer) return ts.createSourceFile(file, code, ts.ScriptTarget.ES2022);
    if (!parsed.has(file)) parsed.set(file, getSourceFile(file, ...rest));
    return parsed.get(file);
  };
  return host;
};

/** Our files that have been checked. Pages have many of them in common. */
const checked = new Set<string>();

/** What TypeScript says of a page's code and of our types, one line a fault: `TS2339: Property …`. */
const faultsOf = (code: string): string[] => {
  const program = ts.createProgram([consumer], options, hostOf(code));
  return program
    .getSourceFiles()
    .filter(({ fileName }) => fileName === consumer || isUnchecked(fileName))
    .flatMap((file) => [...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file)])
    .map(({ code, messageText }) => `TS${code}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`);
};

const isUnchecked = (file: string): boolean => {
  if (!file.startsWith(join(root, 'dist/')) || checked.has(file)) return false;
  checked.add(file);
  return true;
};

const timeoutMs = 30_000;

describe('the types, for a page in TypeScript', () => {
  it('contain the elements, their settings and their events', { timeout: timeoutMs }, () => {
    const faults = faultsOf(`
      import { config, load, onInit, scan, whenReady } from 'azulejo';
      const accordion = document.querySelector('az-accordion')!;
      const isOpen: boolean = accordion.openFirst;
      const text: string = accordion.items[0]!.description;
      accordion.items = [{ title: 'Only a title' }];
      accordion.icon = 'arrow';
      accordion.openFirst = undefined;
      accordion.data = { headingLevel: 2 };
      accordion.addEventListener('az-toggle', ({ detail }) => {
        const index: number = detail.index;
        const open: boolean = detail.open;
      });
      accordion.addEventListener('click', ({ clientX }) => clientX);
      accordion.addEventListener('az-error', function ({ detail }) { this.icon; detail.block.length; });
      document.createElement('az-gallery').thumbnailsPerRow = 3;
      config.locale = 'en';
      onInit(() => scan(document));
      load('gallery').then(() => whenReady(accordion));
      const version: string = Azulejo.version + window.Azulejo.version;
    `);
    expect(faults).toEqual([]);
  });

  it('contain the fields of the site context, and let it have others', { timeout: timeoutMs }, () => {
    const faults = faultsOf(`
      import { context, type SiteContext } from 'azulejo';
      const site: SiteContext = { website: { id: 'w', contactEmail: 'a@example.com' }, pageType: 103, own: [1] };
      Azulejo.context = site;
      const id: string | undefined = context.website?.id;
      const isLocked: boolean = Azulejo.context.pageType === 103;
      Azulejo.showError?.({ message: '', canSignIn: true }).then((answer) => answer === 'sign-in');
    `);
    expect(faults).toEqual([]);
    expect(faultsOf(`import 'azulejo'; Azulejo.context = { pageType: 'locked' };`)).toEqual([
      expect.stringMatching(/^TS2322: Type 'string' is not assignable to type 'number'/),
    ]);
  });

  it('contain those of a cart of the page’s own', { timeout: timeoutMs }, () => {
    const readme = readFileSync(join(root, 'src/features/cart/README.md'), 'utf8');
    const [, example = ''] = /```ts\n(import [\s\S]+?)```/.exec(readme) ?? [];
    expect(example).toContain('CartAdapter');
    const faults = faultsOf(`
      ${example}
      import type { CartAction, CartEntry, CartFailure, FailureReason } from 'azulejo';
      Azulejo.config.cart = 'mailto:shop@example.com';
      const entry: CartEntry = { id: '1', itemId: 'a', sku: 'b', quantity: 1, title: 'Tile', purchasePriceCents: 100,
        nonSalePriceCents: 100, subTotal: 100, item: { fullUrl: '/tile', items: [{ assetUrl: '/tile.jpg' }] } };
      Azulejo.config.cart = {
        hasCart: () => true,
        send: async (request) => request.type === 'add' && request.quantity > 9
          ? { ok: false, status: 400, reason: 'error', message: 'Too many.' }
          : { ok: true, status: 200, data: { id: 'c1', entries: [entry], totalQuantity: 1 } },
        checkout: async (cart) => cart.id,
      };
    `);
    expect(faults).toEqual([]);
    const wrong = faultsOf(
      `import { config } from 'azulejo'; config.cart = { send: async () => ({ entries: [] }) };`,
    );
    expect(wrong.map((fault) => fault.slice(0, 6))).toEqual(['TS2322']);
  });

  it('reject settings and events that an element does not have', { timeout: timeoutMs }, () => {
    const faults = faultsOf(`
      import 'azulejo/elements/accordion';
      const accordion = document.querySelector('az-accordion')!;
      accordion.opensFirst = true;
      accordion.icon = 'star';
      accordion.items = [{ name: 'x' }];
      accordion.addEventListener('az-toggle', ({ detail }) => detail.slide);
    `);
    expect(faults).toEqual([
      expect.stringMatching(/^TS2551: Property 'opensFirst' does not exist/),
      expect.stringMatching(/^TS2322: Type '"star"' is not assignable/),
      expect.stringMatching(/^TS2353: .*'name' does not exist/),
      expect.stringMatching(/^TS2339: Property 'slide' does not exist/),
    ]);
  });

  it('contain only the element that is imported', { timeout: timeoutMs }, () => {
    const faults = faultsOf(`
      import 'azulejo/lite/elements/accordion';
      document.querySelector('az-gallery')!.thumbnailsPerRow;
    `);
    expect(faults).toEqual([expect.stringMatching(/^TS2339: Property 'thumbnailsPerRow' does not exist/)]);
  });
});

describe('the types, for a page in React', () => {
  it('contain the components and the tags', { timeout: timeoutMs }, () => {
    const faults = faultsOf(`
      import { useRef } from 'react';
      import { Accordion, Gallery } from 'azulejo/react';
      import type { AzAccordionElement } from 'azulejo/elements/accordion';
      export const Page = () => {
        const ref = useRef<AzAccordionElement>(null);
        return (
          <main>
            <Accordion ref={ref} className="faq" openFirst icon="arrow" loading="eager"
              onAzToggle={({ detail }) => detail.index.toFixed()} onToggle={(event) => event.nativeEvent}>
              <details><summary>Delivery</summary></details>
            </Accordion>
            <Gallery items={[{ src: 'a.jpg' }]} data={{ padding: 4 }} style={{ color: 'red' }} />
            <az-accordion ref={ref} open-first heading-level="2" className="faq" onaz-toggle={({ detail }) => detail.open} />
          </main>
        );
      };
    `);
    expect(faults).toEqual([]);
  });

  it('reject props that they do not have', { timeout: timeoutMs }, () => {
    const faults = faultsOf(`
      import { Accordion } from 'azulejo/react';
      export const one = <Accordion opensFirst />;
      export const two = <Accordion headingLevel="2" />;
      export const three = <az-accordion open-first="maybe" />;
    `);
    expect(faults.map((fault) => fault.slice(0, 6))).toEqual(['TS2322', 'TS2322', 'TS2322']);
  });
});

describe('the types, for a page in Vue', () => {
  it('contain the components, for templates too', { timeout: timeoutMs }, () => {
    const faults = faultsOf(`
      import azulejo, { Accordion, Gallery } from 'azulejo/vue';
      import { createApp, type GlobalComponents, h } from 'vue';
      createApp({}).use(azulejo);
      h(Accordion, { items: [{ title: 'Delivery' }], openFirst: true, loading: 'eager', class: 'faq',
        onAzToggle: ({ detail }) => detail.index.toFixed() });
      h(Gallery, { design: 'grid', data: { padding: 4 }, style: { color: 'red' } });
      const inTemplates: GlobalComponents['AzAccordion'] = Accordion;
      const isOpen: boolean = new inTemplates().$el.openFirst;
    `);
    expect(faults).toEqual([]);
  });

  it('reject props that they do not have', { timeout: timeoutMs }, () => {
    const faults = faultsOf(`
      import { Accordion } from 'azulejo/vue';
      type Props = InstanceType<typeof Accordion>['$props'];
      export const one: Props = { opensFirst: true };
      export const two: Props = { headingLevel: '2' };
      export const three: Props = { onAzToggle: ({ detail }) => detail.slide };
    `);
    expect(faults.map((fault) => fault.slice(0, 6))).toEqual(['TS2561', 'TS2322', 'TS2339']);
  });
});

describe('the types, for a page in Svelte', () => {
  it('contain the tags, with settings and events', { timeout: timeoutMs }, () => {
    const faults = faultsOf(`
      import 'azulejo/svelte';
      import type { SvelteHTMLElements } from 'svelte/elements';
      const tag: SvelteHTMLElements['az-accordion'] = { class: 'faq', 'open-first': true, headingLevel: 2,
        items: [{ title: 'Delivery' }], 'onaz-toggle': ({ detail }) => detail.index.toFixed() };
      const stored: SvelteHTMLElements['az-accordion'] = { items: '[]', 'data-ref': 'stored' };
    `);
    expect(faults).toEqual([]);
  });

  it('reject settings that a tag does not have', { timeout: timeoutMs }, () => {
    const faults = faultsOf(`
      import 'azulejo/svelte';
      import type { SvelteHTMLElements } from 'svelte/elements';
      export const one: SvelteHTMLElements['az-accordion'] = { opensFirst: true };
      export const two: SvelteHTMLElements['az-accordion'] = { icon: 'star' };
    `);
    expect(faults.map((fault) => fault.slice(0, 6))).toEqual(['TS2561', 'TS2322']);
  });
});

describe('the types, for a page in Solid', () => {
  it('contain the tags, with settings and events', { timeout: timeoutMs }, () => {
    const faults = faultsOf(`/** @jsxImportSource solid-js */
      import 'azulejo/solid';
      export const Page = () => (
        <az-accordion class="faq" openFirst prop:items={[{ title: 'Delivery' }]} attr:heading-level="2"
          on:az-toggle={({ detail }) => detail.index.toFixed()}>
          <details><summary>Delivery</summary></details>
        </az-accordion>
      );
    `);
    expect(faults).toEqual([]);
  });

  it('reject settings that a tag does not have', { timeout: timeoutMs }, () => {
    const faults = faultsOf(`/** @jsxImportSource solid-js */
      import 'azulejo/solid';
      export const one = <az-accordion opensFirst />;
      export const two = <az-accordion prop:icon="star" />;
    `);
    expect(faults.map((fault) => fault.slice(0, 6))).toEqual(['TS2322', 'TS2322']);
  });
});
