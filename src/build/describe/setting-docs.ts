import ts from 'typescript';
import type { Docs } from './block-description';
import type { TypedSources } from './read-sources';

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

/**
 * The comments beside the fields of a valibot schema, found through the schema's type. The type contains the whole shape:
 * `entries` of an object, `item` of an array, `wrapped` of an optional field, `options` of a union. A field can therefore
 * come from another file or from a spread.
 */
const docsOfType = (checker: ts.TypeChecker, type: ts.Type): Docs => {
  const memberOf = (name: string): ts.Type | undefined => {
    const symbol = checker.getPropertyOfType(type, name);
    return symbol && checker.getTypeOfSymbol(symbol);
  };
  const entries = memberOf('entries');
  if (entries)
    return Object.fromEntries(
      checker.getPropertiesOfType(entries).map((symbol) => [
        symbol.name,
        {
          description: oneLine(ts.displayPartsToString(symbol.getDocumentationComment(checker))),
          fields: docsOfType(checker, checker.getTypeOfSymbol(symbol)),
        },
      ]),
    );
  const options = memberOf('options');
  const innerTypes = [
    memberOf('wrapped'),
    memberOf('item'),
    ...(options ? checker.getTypeArguments(options as ts.TypeReference) : []),
  ];
  return Object.assign(
    {},
    // The options of a picklist are strings.
    ...innerTypes.map((inner) => (inner && !inner.isStringLiteral() ? docsOfType(checker, inner) : {})),
  );
};

/** The comments beside the settings in a block's schema.ts. */
export const settingDocs = ({ checker, sourceOf }: TypedSources, file: string): Docs => {
  const module = checker.getSymbolAtLocation(sourceOf(file));
  const schema = module && checker.tryGetMemberInModuleExports('schema', module);
  if (!schema) throw Error(`${file} exports no \`schema\`, which every block has.`);
  return docsOfType(checker, checker.getTypeOfSymbol(schema));
};
