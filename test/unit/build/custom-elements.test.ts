import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { JsonSchema } from '../../../src/build/author-files/json-schema';
import { blockNames, root } from '../../../src/build/project';
import { builtJson } from './support/built';

interface Named {
  name: string;
  description: string;
}

interface Member extends Named {
  kind?: string;
  readonly?: boolean;
  type: { text: string };
  default?: string;
  attribute?: string;
  fieldName?: string;
}

interface Declaration extends Named {
  tagName: string;
  customElement: true;
  attributes: Member[];
  members: Member[];
  events: Member[];
  slots: Named[];
  cssParts: Named[];
  cssProperties: Named[];
  cssStates: Named[];
}

interface Module {
  path: string;
  declarations: Declaration[];
  exports: { kind: string; name: string; declaration: { name: string; module: string } }[];
}

const manifest = builtJson<{ schemaVersion: string; modules: Module[] }>('custom-elements.json');

const declarationOf = (block: string): Declaration => {
  const found = manifest.modules.flatMap(({ declarations }) => declarations);
  const declaration = found.find(({ tagName }) => tagName === `az-${block}`);
  if (!declaration) throw Error(`custom-elements.json has no az-${block}.`);
  return declaration;
};

const everyAttribute = ['data', 'data-block-json', 'data-ref', 'loading'];

const filesBelow = (folder: string): string[] =>
  readdirSync(`${root}${folder}`, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => `${folder}/${file}`);

const textOf = (files: string[]): string => files.map((file) => readFileSync(root + file, 'utf8')).join();

/** A block's files except its index, which lists the parts, and those of the features that render for the block. */
const sourcesOf = (block: string): string => {
  const files = filesBelow(`elements/${block}`).filter((file) => !file.endsWith('/index.ts'));
  const features = [...textOf(files).matchAll(/from '[./]+\/(src\/features\/[\w-]+)\//g)].map(
    ([, folder = '']) => folder,
  );
  // The dialog of a product's form renders a form.
  const rendering = features.includes('src/features/product-form')
    ? [...features, 'src/features/form']
    : features;
  return textOf([...files, ...[...new Set(rendering)].flatMap(filesBelow)]);
};

describe('custom-elements.json', () => {
  it.each(blockNames())('lists no part of %s that its files do not name', (block) => {
    const sources = sourcesOf(block);
    const parts = declarationOf(block).cssParts.map(({ name }) => name);
    expect(parts.filter((name) => !new RegExp(`['"\`\\s]${name}\\b`).test(sources))).toEqual([]);
  });

  it('has the default of `loading` that the block has', () => {
    const defaultOf = (block: string) =>
      declarationOf(block).attributes.find(({ name }) => name === 'loading')?.default;
    expect(['gallery', 'popup', 'cookie-banner'].map(defaultOf)).toEqual(['lazy', 'idle', 'eager']);
  });

  it('has a module for each block, which defines its element', () => {
    expect(manifest.schemaVersion).toBe('2.1.0');
    expect(manifest.modules.map(({ path }) => path)).toEqual(
      blockNames().map((block) => `dist/elements/${block}.js`),
    );
    for (const { path, declarations, exports } of manifest.modules)
      expect(exports).toEqual([
        {
          kind: 'custom-element-definition',
          name: declarations[0]?.tagName,
          declaration: { name: declarations[0]?.name, module: path },
        },
      ]);
  });
});

describe.each(blockNames())('in custom-elements.json, az-%s', (block) => {
  const declaration = declarationOf(block);
  const { attributes } = declaration;
  const members = declaration.members.filter(({ kind, readonly }) => kind === 'field' && !readonly);
  const methods = declaration.members.filter(({ kind }) => kind === 'method');

  it('has an attribute and a property for each setting of its JSON Schema, and those of every element', () => {
    const { properties = {} } = builtJson<JsonSchema>(`schemas/${block}.schema.json`);
    const settings = Object.values(properties).filter(({ deprecated }) => !deprecated);
    expect(attributes.length).toBe(settings.length + everyAttribute.length);
    expect(attributes.map(({ name }) => name)).toEqual(expect.arrayContaining(everyAttribute));
    expect(members.length).toBe(settings.length + 1);
  });

  it('links each attribute with its property', () => {
    for (const { name, fieldName } of attributes.filter(({ fieldName }) => fieldName))
      expect(members.find((member) => member.name === fieldName)?.attribute, name).toBe(name);
    expect(new Set(attributes.map(({ name }) => name)).size).toBe(attributes.length);
  });

  it('has a description of everything', () => {
    const { events, slots, cssParts, cssProperties, cssStates } = declaration;
    for (const list of [attributes, members, methods, events, slots, cssParts, cssProperties, cssStates])
      for (const { name, description } of list) expect(description, name).toBeTruthy();
    expect(declaration.description).toBeTruthy();
  });

  it('has types and defaults that TypeScript can read', () => {
    for (const { name, type } of [...members, ...declaration.events])
      expect(type.text, name).toMatch(/^[\w'"{}[\]<>|?:;, .-]+$/);
    for (const { name, default: value } of members.filter((member) => member.default))
      expect(() => JSON.parse((value ?? '').replace(/^'(.*)'$/, '"$1"')), name).not.toThrow();
  });

  it('has methods as TypeScript writes them', () => {
    for (const { name, type } of methods) expect(type.text, name).toMatch(/^\(.*\) => [\w<>]+$/);
  });

  it('fires az-ready and az-error', () => {
    expect(declaration.events.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['az-ready', 'az-error']),
    );
  });
});

describe('the accordion in custom-elements.json', () => {
  it('has the settings, events and states of its source files', () => {
    const { attributes, members, events, cssStates } = declarationOf('accordion');
    expect(attributes).toContainEqual({
      name: 'icon',
      description: 'The icon at the end of each heading.',
      type: { text: "'plus' | 'arrow' | 'none'" },
      default: 'plus',
      fieldName: 'icon',
    });
    expect(members.find(({ name }) => name === 'headingLevel')).toMatchObject({
      type: { text: 'number' },
      default: '3',
      attribute: 'heading-level',
    });
    expect(events.find(({ name }) => name === 'az-toggle')?.type.text).toBe(
      'CustomEvent<{ index: number, open: boolean }>',
    );
    expect(cssStates.map(({ name }) => name)).toContain('open');
  });
});
