import { isObject } from '../../core/util/is-object';
import { parseData, type SavedData } from './parse-data';

/** The settings end at the last brace of their script, or at the first `};` if other code follows. */
const assignments = [
  /\bSQUARESPACE_CONTEXT\s*=\s*(\{[\s\S]*\})/,
  /\bSQUARESPACE_CONTEXT\s*=\s*(\{[\s\S]*?\});/,
];

/** The site's settings, which the builder writes into a script of each page. Empty where they are gone or unreadable. */
export const savedContext = (root: ParentNode): SavedData => {
  for (const script of root.querySelectorAll('script:not([src])'))
    for (const assignment of assignments) {
      const settings = parseData(assignment.exec(script.textContent ?? '')?.[1]);
      if (settings) return settings;
    }
  return {};
};

/** A setting of the saved site: at the top of its context, or in the part where templates of some years have it. */
export const siteSetting = (context: SavedData, name: string): unknown =>
  [context, context.websiteSettings, context.website]
    .filter(isObject)
    .map((part) => part[name])
    .find((value) => value !== undefined && value !== null);
