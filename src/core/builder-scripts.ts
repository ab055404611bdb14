/**
 * Matches addresses of the hosted builder's scripts, in any folder that a tool has saved them to. Files of the page's owner may
 * be in the same folder.
 */
const builderFile =
  /(static1?|assets)\.squarespace|sqspcdn|site-bundle|scripts-compressed|(-min\.\w+-us|[\da-f]{16}-min)\.js|website\.components|floating-cart/i;

/**
 * Matches inline scripts that start the builder's scripts, or hide texts until these have run. A script that only holds the
 * site's settings is data and may run, with one exception: `Static.SQUARESPACE_CONTEXT = …` throws where the builder's script,
 * which creates `Static`, is blocked.
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

/** Keeps a script from running. Works only until the parser has reached the script's end tag. */
export const blockScript = (script: HTMLScriptElement): void => {
  script.type = blockedType;
};

/** Whether the code of an inline handler calls the builder's scripts, and would throw without them. */
export const isBuilderCall = (code: string): boolean =>
  /(?<![\w$.])(?:window\.)?(?:Y|Squarespace|UserAccountApi)(?:\.\w+)+\(|\bapplyActiveStyle\(/.test(code);

/** Whether the element has an inline handler that the page's owner wrote, and that works without the builder's scripts. */
export const hasOwnHandler = (element: Element, name: 'onclick' | 'onsubmit' = 'onclick'): boolean => {
  const code = element.getAttribute(name);
  return Boolean(code) && !isBuilderCall(code ?? '');
};
