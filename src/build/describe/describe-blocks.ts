import { attributeOf } from '../../core/settings/attribute-of';
import type { Fields } from '../../core/settings/field';
import { propertyOf } from '../../core/settings/names';
import { fieldsOf } from '../fields';
import { blockNames, root } from '../project';
import {
  type BlockDescription,
  BlockSourceError,
  type NamedItem,
  type SettingDescription,
} from './block-description';
import { designTokensOf } from './design-tokens';
import { type ElementDocs, elementDocs } from './element-docs';
import { readTypes, type TypedSources } from './read-sources';
import { settingDocs } from './setting-docs';

/** `cookie-banner` -> `CookieBanner` */
export const pascalCase = (name: string): string =>
  name.replace(/(?:^|-)(.)/g, (_, letter: string) => letter.toUpperCase());

interface Requirement {
  file: string;
  kind: string;
  items: NamedItem[];
}

const requireDescriptions = ({ file, kind, items }: Requirement): void => {
  const missing = items.filter(({ description }) => !description).map(({ name }) => name);
  if (missing.length)
    throw new BlockSourceError({ file, expected: `a description of ${kind} ${missing.join(', ')}` });
};

interface BlockSource {
  block: string;
  /** The folder that holds all blocks. */
  folder: string;
  /** The schemas of all blocks. */
  sources: TypedSources;
}

const readSettings = ({ block, folder, sources }: BlockSource, schema: object): SettingDescription[] => {
  const fields: Fields = fieldsOf(schema);
  const docs = settingDocs(sources, `${folder}/${block}/schema.ts`);
  const settings = Object.entries(fields).map(([key, field]) => ({
    key,
    field,
    attribute: attributeOf(block, fields, key),
    property: propertyOf(block, key),
    description: docs[key]?.description ?? '',
    fields: docs[key]?.fields ?? {},
  }));
  requireDescriptions({
    file: `elements/${block}/schema.ts`,
    kind: 'the setting',
    items: settings.map(({ key, description }) => ({ name: key, description })),
  });
  return settings;
};

const readElement = ({ block, folder }: BlockSource): ElementDocs => {
  const file = `elements/${block}/index.ts`;
  const docs = elementDocs(`${folder}/${block}/index.ts`);
  if (!docs.description)
    throw new BlockSourceError({ file, expected: 'a comment before defineBlock that describes the block' });
  requireDescriptions({ file, kind: 'the event', items: docs.events });
  requireDescriptions({ file, kind: 'the method', items: docs.methods });
  requireDescriptions({ file, kind: 'the property', items: docs.readable });
  requireDescriptions({ file, kind: 'the part', items: docs.parts });
  return docs;
};

const describeBlock = async (source: BlockSource): Promise<BlockDescription> => {
  const { block, folder } = source;
  const { schema, loading = 'lazy' } = (await import(`${folder}/${block}/schema.ts`)) as {
    schema: object;
    loading?: string;
  };
  const docs = readElement(source);
  return {
    moduleName: block,
    tag: `az-${block}`,
    name: pascalCase(block),
    schema,
    settings: readSettings(source, schema),
    loading,
    ...docs,
    cssProperties: [...docs.cssProperties, ...designTokensOf(`${folder}/${block}`)],
  };
};

/**
 * Describes all blocks, in the order of their names, from their schema.ts, index.ts and stylesheets.
 * @throws {BlockSourceError} where a top-level setting, an event or a part has no description
 */
export const describeBlocks = async ({
  blocks = blockNames(),
  folder = `${root}elements`,
} = {}): Promise<BlockDescription[]> => {
  const sources = readTypes(blocks.map((block) => `${folder}/${block}/schema.ts`));
  return Promise.all(blocks.map((block) => describeBlock({ block, folder, sources })));
};
