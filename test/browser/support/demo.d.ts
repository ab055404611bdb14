/** Made from the folders of demo/ when the suite is bundled (test/runner/demo-addresses.ts). */
declare module 'azulejo:demo' {
  export const demoAddresses: {
    /** Of demo/pages. */
    blockPages: string[];
    /** Of demo/sitio, the small site. */
    sitePages: string[];
  };
}
