import { IntlMessageFormat } from 'intl-messageformat';

type Ast = ConstructorParameters<typeof IntlMessageFormat>[0];

/**
 * Returns a function that formats a message with plurals, dates or the like.
 * @param ast the syntax tree that the build made of the ICU text
 */
export const formatMessage = (locale: string, ast: Ast): ((values?: Record<string, unknown>) => string) => {
  const format = new IntlMessageFormat(ast, locale);
  return (values) => String(format.format(values as Record<string, string | number>));
};
