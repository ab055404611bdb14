import { type Browser, launch } from 'puppeteer-core';
import { findBrowser } from '../browsers/find-browser';

const flags = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The one Chromium that meets all contestants. */
export const openBrowser = (): Promise<Browser> => {
  const found = findBrowser('chromium');
  if ('missing' in found) throw new Error(found.missing);
  // Chromium refuses to run as root within its sandbox.
  const isRoot = process.getuid?.() === 0;
  return launch({
    executablePath: found.paths.browser,
    headless: true,
    args: isRoot ? [...flags, '--no-sandbox'] : flags,
    defaultViewport: { width: 1200, height: 800 },
  });
};
