import type { Fields } from '../../core/settings/field';
import { attributeOf, propertyOf } from '../../core/settings/names';
import { blockNames, root } from '../blocks';
import { fieldsOf } from '../fields';
import { type BlockFacts, FactError, type Named, type SettingFacts } from './block-facts';
import { type ElementDocs, elementDocs } from './element-docs';
import { readSources, type Sources } from './read-sources';
import { settingDocs } from './setting-docs';
import { tokensOf } from './tokens';

const pascalCase = (block: string): string =>
  block.replace(/(?:^|-)(.)/g, (_, letter: string) => letter.toUpperCase());

const demandDescriptions = ({ file, what, of }: { file: string; what: string; of: Named[] }): void => {
  const bare = of.filter(({ description }) => !description).map(({ name }) => name);
  if (bare.length) throw new FactError({ file, expected: `a description of ${what} ${bare.join(', ')}` });
};

interface Place {
  block: string;
  /** The folder that holds all blocks. */
  folder: string;
  sources: Sources;
}

const readSettings = ({ block, folder, sources }: Place, schema: object): SettingFacts[] => {
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
  demandDescriptions({
    file: `elements/${block}/schema.ts`,
    what: 'the setting',
    of: settings.map(({ key, description }) => ({ name: key, description })),
  });
  return settings;
};

const readElement = ({ block, folder, sources }: Place): ElementDocs => {
  const file = `elements/${block}/index.ts`;
  const docs = elementDocs(sources, `${folder}/${block}/index.ts`);
  if (!docs.description)
    throw new FactError({ file, expected: 'a comment before defineBlock that says what the block is' });
  demandDescriptions({ file, what: 'the event', of: docs.events });
  demandDescriptions({ file, what: 'the method', of: docs.methods });
  demandDescriptions({ file, what: 'the property', of: docs.readable });
  demandDescriptions({ file, what: 'the part', of: docs.parts });
  return docs;
};

const readBlock = async (place: Place): Promise<BlockFacts> => {
  const { block, folder } = place;
  const { schema } = (await import(`${folder}/${block}/schema.ts`)) as { schema: object };
  const docs = readElement(place);
  return {
    block,
    tag: `az-${block}`,
    name: pascalCase(block),
    schema,
    settings: readSettings(place, schema),
    ...docs,
    cssProperties: [...docs.cssProperties, ...tokensOf(`${folder}/${block}`)],
  };
};

/**
 * The facts of all blocks, in the order of their names.
 * @throws FactError where a top-level setting, an event or a part has no description
 */
export const readFacts = async ({
  blocks = blockNames(),
  folder = `${root}elements`,
} = {}): Promise<BlockFacts[]> => {
  const files = blocks.flatMap((block) => [`${folder}/${block}/schema.ts`, `${folder}/${block}/index.ts`]);
  const sources = readSources(files);
  return Promise.all(blocks.map((block) => readBlock({ block, folder, sources })));
};
