/** Addresses in the demo's own folders, as they stand in quotes in a snippet. */
const ownAddress = /(["'])((?:\.\.\/dist|pictures)\/[^"']*)\1/g;

/**
 * Makes a snippet work wherever it is pasted: `../dist/azulejo.js` is right on this page only, the whole address of
 * this server everywhere on this machine.
 */
export function completeAddresses(markup: string, base: string): string {
  return markup.replace(
    ownAddress,
    (_, quote: string, address: string) => quote + new URL(address, base).href + quote,
  );
}
