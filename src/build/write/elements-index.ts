/** `elements/index.js`: an `import()` for each block, so that a bundler finds the blocks of the npm module. */
export const elementsIndex = (blocks: string[]): string => {
  const rows = blocks.map((block) => `  ${JSON.stringify(block)}: () => import('./${block}.js'),`);
  return `export const elements = {\n${rows.join('\n')}\n};\n`;
};
