import { IntlMessageFormat } from 'intl-messageformat';

type Ast = ConstructorParameters<typeof IntlMessageFormat>[0];

/** A message with arguments, from the syntax tree that the build has made of its ICU text. */
export const message = (locale: string, ast: Ast): ((values?: Record<string, unknown>) => string) => {
  const format = new IntlMessageFormat(ast, locale);
  return (values) => String(format.format(values as Record<string, string | number>));
};
