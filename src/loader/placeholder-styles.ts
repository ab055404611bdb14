import { reserveCss } from './manifest';

/** The stylesheet that reserves the space of blocks until they are ready. */
interface PlaceholderStyles {
  adopt(): void;
  /** Lets visitors scroll to content that `reserve.css` cuts off, where a file cannot be loaded. */
  makeContentScrollable(): void;
  remove(): void;
}

/** @param tags of all blocks */
export const createPlaceholderStyles = (tags: string[]): PlaceholderStyles => {
  let sheet: CSSStyleSheet | undefined;
  return {
    /**
     * Adds the stylesheet. The page moves once, when the loader runs, and not with each block. Content that a `reserve.css` cuts
     * off then stays cut off until the block is ready (--az-_waiting-overflow). The stylesheet is constructed, because a page's
     * policy may forbid inline styles.
     */
    adopt() {
      if (sheet) return;
      sheet = new CSSStyleSheet();
      sheet.replaceSync(
        `@layer azulejo{:where(${tags}):where(:not(:defined)){display:block}:where(${tags}){--az-_waiting-overflow:clip}}${reserveCss}`,
      );
      document.adoptedStyleSheets.push(sheet);
    },
    makeContentScrollable() {
      // The rule wins, because it is outside of layers.
      sheet?.insertRule(`:where(${tags}){--az-_waiting-overflow:auto}`);
    },
    remove() {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
      sheet = undefined;
    },
  };
};
