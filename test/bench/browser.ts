import { type Browser, launch } from 'puppeteer-core';
import { chromiumFlags } from '../runner/chromium';
import { findBrowser } from '../runner/find-browser';

/** Opens the Chromium in which all contestants are measured. */
export const openBrowser = (): Promise<Browser> => {
  const found = findBrowser('chromium');
  if ('missing' in found) throw new Error(found.missing);
  return launch({
    executablePath: found.paths.browser,
    headless: true,
    args: chromiumFlags,
    defaultViewport: { width: 1200, height: 800 },
  });
};
