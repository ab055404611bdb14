const argumentTypes = 'number, date, time, plural, selectordinal or select';
const pluralOption = 'a plural category (zero, one, two, few, many, other) or =NUMBER';
const optionText = '{TEXT}';

/** Error code of the parser -> the tokens that it expected where it stopped. */
export const expectedTokens: Record<string, string> = {
  EXPECT_ARGUMENT_CLOSING_BRACE: '} or ,',
  EMPTY_ARGUMENT: 'a name or a number between the braces',
  MALFORMED_ARGUMENT: '} or , after the name',
  EXPECT_ARGUMENT_TYPE: argumentTypes,
  INVALID_ARGUMENT_TYPE: argumentTypes,
  EXPECT_ARGUMENT_STYLE: 'a style, such as short or ::currency/EUR',
  INVALID_NUMBER_SKELETON: 'a number skeleton, such as ::percent',
  EXPECT_NUMBER_SKELETON: 'a number skeleton, such as ::percent',
  INVALID_DATE_TIME_SKELETON: 'a date skeleton, such as ::yMMMd',
  EXPECT_DATE_TIME_SKELETON: 'a date skeleton, such as ::yMMMd',
  UNCLOSED_QUOTE_IN_ARGUMENT_STYLE: "' at the end of the quoted text",
  EXPECT_SELECT_ARGUMENT_OPTIONS: ', and options',
  EXPECT_PLURAL_ARGUMENT_OFFSET_VALUE: 'a whole number after offset:',
  INVALID_PLURAL_ARGUMENT_OFFSET_VALUE: 'a whole number after offset:',
  EXPECT_SELECT_ARGUMENT_SELECTOR: "an option's name",
  EXPECT_PLURAL_ARGUMENT_SELECTOR: pluralOption,
  INVALID_PLURAL_ARGUMENT_SELECTOR: pluralOption,
  EXPECT_SELECT_ARGUMENT_SELECTOR_FRAGMENT: optionText,
  EXPECT_PLURAL_ARGUMENT_SELECTOR_FRAGMENT: optionText,
  DUPLICATE_PLURAL_ARGUMENT_SELECTOR: 'each option once',
  DUPLICATE_SELECT_ARGUMENT_SELECTOR: 'each option once',
  MISSING_OTHER_CLAUSE: 'the option other {TEXT}',
};
