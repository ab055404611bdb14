/** The name of an element in console messages: its tag, with its id where it has one. */
export const elementName = ({ localName, id }: Element): string => `<${localName}${id && ` id="${id}"`}>`;
