import { parseData } from './parse-data';

const assignment = /\bSQUARESPACE_CONTEXT\s*=\s*(\{[\s\S]*\})/;

/** The site's settings, which the builder writes into a script of each page. Empty where they are gone or unreadable. */
export const savedContext = (root: ParentNode): Record<string, unknown> => {
  for (const script of root.querySelectorAll('script:not([src])')) {
    const json = assignment.exec(script.textContent ?? '')?.[1];
    if (json) return parseData(json) ?? {};
  }
  return {};
};
