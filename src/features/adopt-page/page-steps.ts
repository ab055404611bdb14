import type { AdoptionEntry } from '../../core/adoption-report';
import { importWithRetry } from '../../core/lazy-import';
import type { SavedPage } from './kinds/kind';
import { failure, logUnloaded } from './revive';

/** Changes parts of the page for which there is no block, and reports them. */
export type RunStep = (root: ParentNode, page: SavedPage) => AdoptionEntry[];

/** The code of a step is loaded by pages that need it. */
interface PageStep {
  /** Its file in this folder, named where it could not be loaded. */
  name: string;
  /** Whether the page may have something for it. A short selector that finds too much is better than the exact one, written twice. */
  isNeeded(root: ParentNode, page: SavedPage): boolean;
  /** Whether it looks at what the blocks have left. Otherwise it runs before the page's blocks are read. */
  isAfterBlocks?: boolean;
  load(): Promise<RunStep>;
}

const has = (selector: string) => (root: ParentNode) => root.querySelector(selector) !== null;

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
    logUnloaded([name], error);
  }
};

/** A step that fails leaves the rest of the page to the others. */
const runStep = (run: RunStep, { name }: PageStep, root: ParentNode, page: SavedPage): AdoptionEntry[] => {
  try {
    return run(root, page);
  } catch (error) {
    const element = root.querySelector('*') as Element;
    return [{ element, kind: name, block: '', ...failure(name, element, error) }];
  }
};

/** Loads and runs the steps that the page needs: those before the page's blocks are read, or those after. */
export const runSteps = async (
  root: ParentNode,
  { page, areAfterBlocks }: { page: SavedPage; areAfterBlocks: boolean },
): Promise<AdoptionEntry[]> => {
  const steps = pageSteps.filter(
    ({ isAfterBlocks = false, isNeeded }) => isAfterBlocks === areAfterBlocks && isNeeded(root, page),
  );
  const functions = await Promise.all(steps.map(loadStep));
  return steps.flatMap((step, index) => {
    const run = functions[index];
    return run ? runStep(run, step, root, page) : [];
  });
};
