/** Stands in for a block's element where code only names it in the console. */
export const namedHost = (localName = 'az-test'): Element => ({ localName, id: '' }) as Element;
