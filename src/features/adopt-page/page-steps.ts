import { importWithRetry } from '../../core/lazy-import';
import type { Scope } from '../../core/util/scope';
import { logFailure, logLoadFailure, type ReportEntry } from './entries';
import type { SavedPage } from './kinds/kind';
import type { PageStep, RunStep } from './page-step';

const has = (selector: string) => (root: Scope) => root.querySelector(selector) !== null;

/** All steps, in the order in which they run. */
export const pageSteps: PageStep[] = [
  {
    name: 'backgrounds',
    isNeeded: has(
      ':is([class*="background"], [class*="banner"], [class*="-image"]) img, [data-parallax-item]',
    ),
    load: async () => (await importWithRetry(() => import('./backgrounds'))).reviveBackgrounds,
  },
  {
    name: 'header-menus',
    isNeeded: has(
      '.header-burger-btn, .header-menu, .Mobile-overlay, .Header-nav-folder, #mobileMenuLink, #mobileNav, #mobileNavToggle, .folder-toggle-label, [data-controller-folder-toggle], [data-controller="NavToggle"], [data-controller="Folders"]',
    ),
    load: async () => (await importWithRetry(() => import('./header-menus'))).reviveHeaderMenus,
  },
  {
    name: 'encoded-emails',
    isNeeded: has('[data-cfemail], [href*="email-protection"]'),
    load: async () => (await importWithRetry(() => import('./encoded-emails'))).decodeEmails,
  },
  {
    name: 'lost-icons',
    isNeeded: has('use'),
    isAfterBlocks: true,
    load: async () => (await importWithRetry(() => import('./lost-icons'))).drawLostIcons,
  },
  {
    name: 'context-parts',
    isAfterBlocks: true,
    isNeeded: (root, { context }) =>
      /"is(Cookie|Contact|Loc|Bus)\w+Enabled":"?true|"popupOverlaySettings":\{[^}]*"style":"?[23lds]/.test(
        JSON.stringify(context),
      ) || has('.sqs-cookie-banner-v2, .gdpr-cookie-banner, .sqs-popup-overlay')(root),
    load: async () => (await importWithRetry(() => import('./context-parts'))).reviveContextParts,
  },
  {
    name: 'background-targets',
    isNeeded: has('.page-section [data-az-adopted~="background-video"]'),
    isAfterBlocks: true,
    load: async () => (await importWithRetry(() => import('./background-targets'))).addBackgroundTargets,
  },
  {
    name: 'dead-parts',
    isNeeded: has('[class*="comments"], [class*="sqs-"], [class*="user-accounts"]'),
    isAfterBlocks: true,
    load: async () => (await importWithRetry(() => import('./dead-parts'))).reportDeadParts,
  },
];

const loadStep = async ({ name, load }: PageStep): Promise<RunStep | undefined> => {
  try {
    return await load();
  } catch (error) {
    logLoadFailure([name], error);
  }
};

/** Loads and runs the steps that the page needs: those before the page's blocks are read, or those after. */
export const runSteps = async (
  root: Scope,
  { page, areAfterBlocks }: { page: SavedPage; areAfterBlocks: boolean },
): Promise<ReportEntry[]> => {
  const steps = pageSteps.filter(
    ({ isAfterBlocks = false, isNeeded }) => isAfterBlocks === areAfterBlocks && isNeeded(root, page),
  );
  const functions = await Promise.all(steps.map(loadStep));
  return steps.flatMap(({ name }, index) => {
    try {
      return functions[index]?.(root, page) ?? [];
    } catch (error) {
      // The other steps still run.
      return logFailure({ element: root.querySelector('*') as Element, kind: name }, error);
    }
  });
};
