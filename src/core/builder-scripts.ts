/** Files of the hosted builder's scripts, wherever a tool has saved them. Files of the owner's may lie beside them. */
const builderFile =
  /(static1?|assets)\.squarespace|sqspcdn|site-bundle|scripts-compressed|(-min\.\w+-us|[\da-f]{16}-min)\.js|website\.components|floating-cart/i;

/**
 * Inline scripts that start the builder's scripts, or hide texts until these have run. The script with the site's settings may
 * run, as it is data. Exception: `Static.SQUARESPACE_CONTEXT = …` throws where the builder's script, which creates `Static`, is
 * blocked.
 */
const builderCode =
  /^\s*Static\.SQUARESPACE_CONTEXT|Squarespace\.(load|afterBodyLoad)|SQUARESPACE_R|\bY\.use\(|window\.ImageLoader|ImageLoader ?= ?new f|add\('wf-/;

/** Whether a script belongs to the hosted builder, and not to the page's owner. */
export const isBuilderScript = (script: HTMLScriptElement): boolean => {
  const source = script.getAttribute('src');
  return !/json/.test(script.type) && (source ? builderFile : builderCode).test(source || script.text);
};

/** The `type` of a script that has been kept from running. */
export const blockedType = 'text/blocked';

/** Keeps a script from running, if the parser has not come to its end yet. */
export const blockScript = (script: HTMLScriptElement): void => {
  script.type = blockedType;
};

/** The code of an inline handler that calls the builder's scripts, and would only throw without them. */
export const isBuilderCall = (code: string): boolean =>
  /(?<![\w$.])(?:window\.)?(?:Y|Squarespace|UserAccountApi)(?:\.\w+)+\(|\bapplyActiveStyle\(/.test(code);

/** Whether the owner has given an element code of their own in an inline handler, which works without the builder. */
export const hasOwnHandler = (element: Element, name: 'onclick' | 'onsubmit' = 'onclick'): boolean => {
  const code = element.getAttribute(name);
  return Boolean(code) && !isBuilderCall(code ?? '');
};
