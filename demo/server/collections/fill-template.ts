import { escapeAttribute } from '../../build/html';
import type { Html } from './item-html';

/**
 * Fills the names in {{braces}} of a page. Texts are escaped, HTML is not; names without a value stay.
 */
export const fillTemplate = (template: string, values: Record<string, string | Html>): string =>
  template.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => {
    const value = Object.hasOwn(values, name) ? values[name] : undefined;
    if (value === undefined) return whole;
    return typeof value === 'string' ? escapeAttribute(value) : `${value}`;
  });
