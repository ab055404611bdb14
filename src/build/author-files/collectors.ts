import { readdirSync } from 'node:fs';
import { basename } from 'node:path';
import ts from 'typescript';
import type { NamedItem } from '../describe/block-description';
import { commentOf, parseSource } from '../describe/read-sources';
import { root } from '../project';

/** A field of a request; a path names a field within another field, or in a list's entries. */
interface RequestField extends NamedItem {
  /** Not in every request. */
  optional?: true;
}

export interface Collector {
  /** The name of its file. */
  name: string;
  description: string;
  /** Method and path; none for a collector that only stores cookies. */
  calls: string[];
  when: string;
  cookies: NamedItem[];
  /** Entries of the browser's local storage. */
  storage: NamedItem[];
  fields: RequestField[];
}

export interface Collectors {
  /** The conditions under which collectors run. */
  rules: string[];
  /** The ways to turn them off. */
  off: string[];
  collectors: Collector[];
}

const folder = `${root}src/features/tracking/`;

/** The comment of the first constant of a file whose name matches. */
const docsOf = (file: string, name: RegExp) => {
  const statement = parseSource(file).statements.find(
    (one) =>
      ts.isVariableStatement(one) && name.test(one.declarationList.declarations[0]?.name.getText() ?? ''),
  );
  return commentOf(statement);
};

/** `name - text`. */
const named = (text: string): NamedItem => {
  const [, name = '', description = ''] = /^(\S+) - (.+)$/.exec(text) ?? [];
  return { name, description };
};

const field = (text: string): RequestField => {
  const { name, description } = named(text);
  return name.endsWith('?')
    ? { name: name.slice(0, -1), description, optional: true }
    : { name, description };
};

const describeCollector = (file: string): Collector => {
  const { description, tagged } = docsOf(`${folder}collectors/${file}`, /^collect[A-Z]/);
  const [when = ''] = tagged('when');
  const cookies = tagged('cookie').map(named);
  const storage = tagged('storage').map(named);
  const fields = tagged('field').map(field);
  const calls = tagged('call');
  const isComplete = description && when && (calls.length > 0 || cookies.length > 0);
  if (!isComplete || [...cookies, ...storage, ...fields].some(({ name }) => !name))
    throw Error(
      `src/features/tracking/collectors/${file}: the comment of \`collect…\` needs a description, @when, @call or @cookie, and each @field, @cookie and @storage as "name - text".`,
    );
  return { name: basename(file, '.ts'), description, calls, when, cookies, storage, fields };
};

/** collectors.json: the data that visit analytics collect, for the owners of sites. Made from the collectors' comments. */
export const describeCollectors = (): Collectors => {
  const { tagged } = docsOf(`${folder}rules.ts`, /^isTracked$/);
  return {
    rules: tagged('rule'),
    off: tagged('off'),
    collectors: readdirSync(`${folder}collectors`).sort().map(describeCollector),
  };
};
