import { describe, expect, it } from 'vitest';
import { blockNames } from '../../../src/build/project';
import { builtJson } from './support/built';

interface HtmlAttribute {
  name: string;
  description: { kind: string; value: string };
  valueSet?: string;
  values?: { name: string }[];
}

interface HtmlTag {
  name: string;
  description: { kind: string; value: string };
  attributes: HtmlAttribute[];
}

interface WebType {
  name: string;
  description: string;
  value?: { type: string; required: boolean };
}

interface WebElement extends WebType {
  attributes: WebType[];
  js: { properties: WebType[]; events: WebType[] };
  css: { properties: WebType[]; parts: WebType[] };
}

const tags = blockNames().map((block) => `az-${block}`);

describe('vscode.html-custom-data.json', () => {
  const data = builtJson<{ version: number; tags: HtmlTag[] }>('vscode.html-custom-data.json');
  const attributeOf = (tag: string, name: string): HtmlAttribute | undefined =>
    data.tags.find((one) => one.name === tag)?.attributes.find((one) => one.name === name);

  it('describes every tag', () => {
    expect(data.version).toBe(1.1);
    expect(data.tags.map(({ name }) => name)).toEqual(tags);
    for (const { description, attributes } of data.tags)
      for (const text of [description, ...attributes.map((one) => one.description)])
        expect(text).toEqual({ kind: 'markdown', value: expect.stringMatching(/\w/) });
  });

  it('suggests the values of attributes with a list of values', () => {
    const values = (tag: string, name: string) => attributeOf(tag, name)?.values?.map((value) => value.name);
    expect(values('az-accordion', 'icon')).toEqual(['plus', 'arrow', 'none']);
    expect(values('az-gallery', 'loading')).toEqual(['eager', 'lazy', 'idle', 'interaction']);
  });

  it('writes a boolean without a value, and "false" where that is not the default', () => {
    expect(attributeOf('az-accordion', 'open-first')).toMatchObject({ valueSet: 'v' });
    expect(attributeOf('az-gallery', 'auto-crop')).toMatchObject({ values: [{ name: 'false' }] });
    expect(attributeOf('az-gallery', 'auto-crop')).not.toHaveProperty('valueSet');
  });
});

describe('web-types.json', () => {
  const data = builtJson<{
    $schema: string;
    name: string;
    version: string;
    contributions: { html: { elements: WebElement[] } };
  }>('web-types.json');
  const { elements } = data.contributions.html;

  it('names its package and version', () => {
    expect(data).toMatchObject({ name: 'azulejo', version: expect.stringMatching(/^\d+\.\d+\.\d+/) });
    expect(data.$schema).toMatch(/web-types\.json$/);
  });

  it('describes every tag as vscode.html-custom-data.json does', () => {
    const other = builtJson<{ tags: HtmlTag[] }>('vscode.html-custom-data.json');
    const names = (list: { name: string }[]) => list.map(({ name }) => name);
    expect(names(elements)).toEqual(tags);
    expect(elements.map(({ attributes }) => names(attributes))).toEqual(
      other.tags.map(({ attributes }) => names(attributes)),
    );
  });

  it('marks the attributes that need a value', () => {
    const [accordion] = elements;
    const valueIn = (name: string) => accordion?.attributes.find((one) => one.name === name)?.value;
    expect(valueIn('multiple')).toMatchObject({ type: 'boolean', required: false });
    expect(valueIn('heading-level')).toMatchObject({ type: 'number', required: true });
  });

  it('has events, parts and custom properties', () => {
    const [accordion] = elements;
    expect(accordion?.js.events.map(({ name }) => name)).toContain('az-toggle');
    expect(accordion?.css.parts.map(({ name }) => name)).toContain('panel');
    expect(accordion?.css.properties.map(({ name }) => name)).toContain('--az-color-border');
  });
});
