import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { describeBlocks } from '../../../src/build/describe/describe-blocks';
import { root } from '../../../src/build/project';

// Within the repository, so that `valibot` is found.
const folder = join(root, '.cache/test/facts');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const slide = `
export const slide = object({
  /** Where the picture is. */
  src: optional(string(), ''),
});
`;
const schema = `
import { array, boolean, number, object, optional, pipe, metadata, string, union } from 'valibot';
import { slide } from './slide';
const shared = {
  /** Comes from a spread. */
  style: optional(boolean(), true),
};
export const schema = object({
  ...shared,
  /**
   * Slides, over
   * two lines.
   */
  items: optional(array(slide), []),
  /** A point. */
  point: optional(union([string(), object({
    /** From the left. */
    x: optional(number(), 0.5),
  })])),
});
`;
const element = `
import { defineBlock } from '../../src/core/define-block';
/**
 * A map with a {@link https://example.com link}.
 *
 * @slot - The address.
 * @slot legend - What stands below.
 * @fires {CustomEvent<{ at: { x: number }, zoom: number }>} az-marker-click - A marker was clicked; cancelable.
 * @csspart marker - The marker - a button.
 * @cssproperty [--az-map-height=calc(1px + 2px)] - The height.
 * @cssstate ready - It has been rendered.
 */
defineBlock({ tag: 'az-tile-map', styles });
`;

const facts = async (files: Record<string, string> = {}) => {
  const block = join(folder, 'tile-map');
  mkdirSync(block, { recursive: true });
  const all = {
    'schema.ts': schema,
    'slide.ts': `import { object, optional, string } from 'valibot';${slide}`,
    'index.ts': element,
    'tile-map.css': 'a { color: var(--_accent); }',
    ...files,
  };
  for (const [file, text] of Object.entries(all)) writeFileSync(join(block, file), text);
  const [found] = await describeBlocks({ blocks: ['tile-map'], folder });
  if (!found) throw Error('No facts.');
  return found;
};

describe('the description of a block', async () => {
  const { name, tag, description, settings, slots, events, parts, states, cssProperties } = await facts();

  it('has the comments of its schema, also of fields from other files', () => {
    expect([name, tag]).toEqual(['TileMap', 'az-tile-map']);
    const described = settings.map(({ key, description, fields }) => ({ key, description, fields }));
    expect(described).toEqual([
      { key: 'style', description: 'Comes from a spread.', fields: {} },
      {
        key: 'items',
        description: 'Slides, over two lines.',
        fields: { src: { description: 'Where the picture is.', fields: {} } },
      },
      {
        key: 'point',
        description: 'A point.',
        fields: { x: { description: 'From the left.', fields: {} } },
      },
    ]);
  });

  it('prefixes attribute names that HTML uses', () => {
    expect(settings[0]).toMatchObject({ attribute: 'tile-map-style', property: 'tileMapStyle' });
  });

  it('has the slots, events, parts and states of the comment before defineBlock', () => {
    expect(description).toMatch(/^A map with a/);
    expect(slots).toEqual([
      { name: '', description: 'The address.' },
      { name: 'legend', description: 'What stands below.' },
    ]);
    expect(events).toEqual([
      {
        name: 'az-marker-click',
        description: 'A marker was clicked; cancelable.',
        type: 'CustomEvent<{ at: { x: number }, zoom: number }>',
      },
    ]);
    expect(parts).toEqual([{ name: 'marker', description: 'The marker - a button.' }]);
    expect(states).toEqual([{ name: 'ready', description: 'It has been rendered.' }]);
  });

  it('has the design tokens that its stylesheets use', () => {
    expect(cssProperties[0]).toEqual({
      name: '--az-map-height',
      description: 'The height.',
      default: 'calc(1px + 2px)',
    });
    const names = cssProperties.map(({ name }) => name);
    expect(names).toContain('--az-color-accent');
    expect(names).not.toContain('--az-color-border');
  });
});

describe('the build stops and names the place,', () => {
  const lacking = async (file: string, text: string) =>
    facts({ [file]: text }).then(
      () => 'nothing',
      (error: Error) => error.message,
    );

  it('when a setting has no description', async () => {
    const message = await lacking('schema.ts', schema.replace('/** A point. */', ''));
    expect(message).toBe(
      'elements/tile-map/schema.ts: expected a description of the setting point. The files for authors were not written.',
    );
  });

  it('when an event has no description', async () => {
    const bare = element.replace(/ - A marker was.*/, '');
    expect(await lacking('index.ts', bare)).toMatch(
      /index\.ts: expected a description of the event az-marker-click/,
    );
  });

  it('when a part has no description', async () => {
    const bare = element.replace(/ - The marker.*/, '');
    expect(await lacking('index.ts', bare)).toMatch(/index\.ts: expected a description of the part marker/);
  });

  it('when the block has no description', async () => {
    expect(await lacking('index.ts', "defineBlock({ tag: 'az-tile-map' });")).toMatch(
      /a comment before defineBlock/,
    );
  });
});
