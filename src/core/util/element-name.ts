/** An element as lines of the console name it: its tag, with its id where it has one. */
export const elementName = ({ localName, id }: Element): string => `<${localName}${id && ` id="${id}"`}>`;
