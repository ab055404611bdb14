/**
 * ICU messages at run time: `dist/message-format.js`, `azulejo/message-format`, with the parser (10 KB compressed). The blocks'
 * own messages are compiled by the build and need no parser. Works in Node, too.
 * @module
 */
export { compileMessage, type MessageValues } from './compile-message';
