import { checkObject, type Fault } from '../check/check';
import type { Fields } from '../check/field';
import { pageContext } from './page-context';
import { type SiteContext, schema } from './schema';

/**
 * A context with every part of the wanted type or absent, and what was wrong with it. Null and "" are absent where they
 * cannot be meant.
 */
export const readContext = (fields: Fields, given: Record<string, unknown>) => {
  const faults: Fault[] = [];
  const context = checkObject(fields, given, '', (fault) => faults.push(fault)) as SiteContext;
  return { context, faults };
};

const warn = async (faults: Fault[], given: unknown): Promise<void> => {
  const { warnFaults } = await import('../check/warn-faults');
  warnFaults('The site context', faults, given);
};

let source: unknown;
let read: SiteContext = {};

/**
 * What the page says of itself and its site: `Azulejo.context`, checked. Wrong values are left out and reported in one
 * warning; the rest is kept. Each context object is read once, so that a later change within it is not seen; before the
 * document is parsed there is none, and this is empty.
 */
export const siteContext = (): SiteContext => {
  const given = pageContext();
  if (given === source) return read;
  const { context, faults } = readContext(schema as unknown as Fields, given);
  if (faults.length) warn(faults, given);
  source = given;
  read = context;
  return read;
};
