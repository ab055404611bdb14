import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { root } from '../project';

/** Parses one file without its imports, for uses that need no types. */
export const parseSource = (file: string): ts.SourceFile =>
  ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.ES2022, true);

const textOf = (comment: ts.JSDoc['comment']): string =>
  (ts.getTextOfJSDocComment(comment) ?? '').replace(/\s+/g, ' ').trim();

/** The JSDoc comment of a statement: its description, and the texts of the tags with a name. */
export const commentOf = (statement: ts.Node | undefined) => {
  const comment = statement && ts.getJSDocCommentsAndTags(statement).find(ts.isJSDoc);
  return {
    description: textOf(comment?.comment),
    tagged: (name: string): string[] =>
      (comment?.tags ?? []).filter((tag) => tag.tagName.text === name).map((tag) => textOf(tag.comment)),
  };
};

/**
 * Parses files of this repository and their imports with TypeScript, for the types in them. One program, as each takes
 * about half a second. The types of the DOM, which are large, are left out.
 */
export const readTypes = (files: string[]) => {
  const { config } = ts.readConfigFile(`${root}tsconfig.json`, ts.sys.readFile);
  const { options } = ts.convertCompilerOptionsFromJson(config.compilerOptions, root);
  const program = ts.createProgram(files, { ...options, noEmit: true, types: [], lib: ['lib.es2022.d.ts'] });
  return {
    checker: program.getTypeChecker(),
    /** @throws for a file that does not exist */
    sourceOf: (file: string): ts.SourceFile => {
      const source = program.getSourceFile(file);
      if (!source) throw Error(`There is no ${file}, which every block has.`);
      return source;
    },
  };
};

export type TypedSources = ReturnType<typeof readTypes>;
