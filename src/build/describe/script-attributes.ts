import ts from 'typescript';
import { kebabCase } from '../../core/settings/names';
import { root } from '../project';
import { BlockSourceError, type NamedItem } from './block-description';
import { commentOf, parseSource } from './read-sources';

const file = 'src/loader/api.ts';

interface ScriptAttribute extends NamedItem {
  /** The key in `Azulejo.config`. */
  key: string;
}

/** The attributes of the script tag: the members of `AzulejoConfig` that can be text, with their comments. */
export const describeScriptAttributes = (): ScriptAttribute[] => {
  const config = parseSource(root + file).statements.find(
    (one): one is ts.InterfaceDeclaration =>
      ts.isInterfaceDeclaration(one) && one.name.text === 'AzulejoConfig',
  );
  if (!config) throw new BlockSourceError({ file, expected: 'the interface AzulejoConfig' });
  return config.members
    .filter(ts.isPropertySignature)
    .filter(({ type }) => type?.getText().includes('string'))
    .map((member) => {
      const key = member.name.getText();
      return { key, name: `data-${kebabCase(key)}`, description: commentOf(member).description };
    });
};
