import { attributesOf } from '../describe/attributes';
import type { AttributeDescription, BlockDescription, NamedItem } from '../describe/block-description';

const markdown = (value: string) => ({ kind: 'markdown', value });

const list = (title: string, items: NamedItem[]): string =>
  items.length
    ? `\n\n**${title}**\n${items.map(({ name, description }) => `\n- ${name ? `\`${name}\`: ` : ''}${description}`).join('')}`
    : '';

/** A boolean attribute needs no value; editors suggest "false" where true is the default. */
const valuesOf = ({ kind, values, default: defaultValue }: AttributeDescription): string[] | undefined =>
  kind === 'boolean' && defaultValue === 'true' ? ['false'] : values;

const attribute = (attribute: AttributeDescription) => {
  const { name, description, kind, default: defaultValue } = attribute;
  const values = valuesOf(attribute);
  return {
    name,
    description: markdown(defaultValue ? `${description}\n\nDefault: \`${defaultValue}\`.` : description),
    valueSet: kind === 'boolean' && !values ? 'v' : undefined,
    values: values?.map((value) => ({ name: value })),
  };
};

/** vscode.html-custom-data.json, which editors name in their setting `html.customData`. */
export const htmlData = (blocks: BlockDescription[]) => ({
  version: 1.1,
  tags: blocks.map((block) => ({
    name: block.tag,
    description: markdown(
      block.description +
        list('Content', block.slots) +
        list('Events', block.events) +
        list('Parts', block.parts),
    ),
    attributes: attributesOf(block).map(attribute),
  })),
});
