/** Files of the hosted builder's scripts, wherever a tool has saved them. */
const builderFile = /squarespace\.com\/|sqspcdn|site-bundle|scripts-compressed|-min\.\w+-US\.js/;

/** Code in the page that calls these scripts. The site's settings, which stand in a script too, are data and may run. */
const builderCode = /Squarespace\.\w+\(|SQUARESPACE_R|\bY\.use\(|ImageLoader/;

/** Whether a script belongs to the hosted builder, and not to the page's owner. */
export const isBuilderScript = ({ src, type, text }: HTMLScriptElement): boolean =>
  !/json/.test(type) && (src ? builderFile.test(src) : builderCode.test(text));

/** The `type` of a script that has been kept from running. */
export const heldType = 'text/held';

/** Keeps a script from running, if the parser has not come to its end yet. */
export const holdScript = (script: HTMLScriptElement): void => {
  script.type = heldType;
};
