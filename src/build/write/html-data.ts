import { attributesOf } from '../facts/attributes';
import type { AttributeFacts, BlockFacts, Named } from '../facts/block-facts';

const markdown = (value: string) => ({ kind: 'markdown', value });

const list = (title: string, of: Named[]): string =>
  of.length
    ? `\n\n**${title}**\n${of.map(({ name, description }) => `\n- ${name ? `\`${name}\`: ` : ''}${description}`).join('')}`
    : '';

/** A bare boolean is true; "false" is worth a suggestion only where that is not what an absent one says. */
const valuesOf = ({ kind, values, default: standard }: AttributeFacts): string[] | undefined =>
  kind === 'boolean' && standard === 'true' ? ['false'] : values;

const attribute = (facts: AttributeFacts) => {
  const { name, description, kind, default: standard } = facts;
  const values = valuesOf(facts);
  return {
    name,
    description: markdown(standard ? `${description}\n\nDefault: \`${standard}\`.` : description),
    valueSet: kind === 'boolean' && !values ? 'v' : undefined,
    values: values?.map((value) => ({ name: value })),
  };
};

/** vscode.html-custom-data.json, which editors name in their setting `html.customData`. */
export const htmlData = (blocks: BlockFacts[]) => ({
  version: 1.1,
  tags: blocks.map((facts) => ({
    name: facts.tag,
    description: markdown(
      facts.description +
        list('Content', facts.slots) +
        list('Events', facts.events) +
        list('Parts', facts.parts),
    ),
    attributes: attributesOf(facts).map(attribute),
  })),
});
