import type { BlockDescription, NamedItem } from '../describe/block-description';
import { allEvents } from '../describe/common-members';
import { pascalCase } from '../describe/describe-blocks';
import { docComment } from './type-text';

/**
 * Shared by the types for React, Vue, Svelte and Solid.
 * @module
 */

/** `az-marker-click` -> `onAzMarkerClick`. The prefix keeps it apart from HTML's own events, such as `onToggle`. */
export const propOfEvent = ({ name }: NamedItem): string => `on${pascalCase(name)}`;

export const importElementTypes = ({ moduleName, name }: BlockDescription): string =>
  `import type { Az${name}Element, ${['Attributes', 'Events', 'Properties', 'Settings'].map((suffix) => name + suffix).join(', ')} } from './elements/${moduleName}.js';\n`;

/** React and Vue keep these props to themselves. A setting of such a name goes into `data`. */
const frameworkProps = ['key', 'ref'];

const settingsBase = ({ name, settings }: BlockDescription): string => {
  const taken = frameworkProps.filter((prop) => settings.some(({ property }) => property === prop));
  if (taken.length === 0) return `${name}Properties`;
  return `Omit<${name}Properties, ${taken.map((prop) => `'${prop}'`).join(' | ')}>`;
};

/** The interface of a component's props, which extends `bases`. */
export const propsInterface = (block: BlockDescription, bases: string[] = []): string => {
  const { name, tag } = block;
  const members = [
    `  /** Settings as one object. A prop for a single setting takes precedence. */\n  data?: ${name}Settings;\n`,
    `  /** When the block loads. Only for a page that uses the loader. */\n  loading?: ${name}Attributes['loading'];\n`,
    ...allEvents(block).map(
      (event) =>
        `${docComment([event.description], '  ')}  ${propOfEvent(event)}?: (event: ${name}Events['${event.name}']) => void;\n`,
    ),
  ];
  return `/** Props of \`<${name}>\`, which renders \`<${tag}>\`. */
export interface ${name}Props extends ${[settingsBase(block), ...bases].join(', ')} {
${members.join('')}}\n`;
};
