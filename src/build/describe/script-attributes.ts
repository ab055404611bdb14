import { readFileSync } from 'node:fs';
import { kebabCase } from '../../core/settings/names';
import { root } from '../project';
import { BlockSourceError, type NamedItem } from './block-description';

const file = 'src/loader/api.ts';

/** A member of an interface with its comment. */
const member = /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s+(\w+)\?: ([^;]+);/g;

const oneLine = (comment: string): string =>
  comment
    .replace(/^\s*\*/gm, '')
    .replace(/\s+/g, ' ')
    .trim();

interface ScriptAttribute extends NamedItem {
  /** The key in `Azulejo.config`. */
  key: string;
}

/** The attributes of the script tag: the members of `AzulejoConfig` that can be text, with their comments. */
export const describeScriptAttributes = (): ScriptAttribute[] => {
  const source = readFileSync(root + file, 'utf8');
  const [body] = /(?<=interface AzulejoConfig \{\n)[\s\S]*?(?=^\})/m.exec(source) ?? [];
  if (!body) throw new BlockSourceError({ file, expected: 'the interface AzulejoConfig' });
  return [...body.matchAll(member)]
    .filter(([, , , type = '']) => type.includes('string'))
    .map(([, comment = '', key = '']) => ({
      key,
      name: `data-${kebabCase(key)}`,
      description: oneLine(comment),
    }));
};
