/**
 * The component for a text with markup. The block loads this module only for such a text; most bars have children. The module
 * re-exports src/ui/html because the target of an `import()` becomes a file of its own, and src/ui/html is part of a file that
 * other blocks share.
 * @module
 */
export { Html, loadHtmlSanitiser } from '../../src/ui/html';
