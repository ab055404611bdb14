import type { AdoptionEntry } from '../../core/adoption-report';
import { lazyImport } from '../../core/lazy-import';
import type { SavedPage } from './kinds/kind';

export interface StepOptions {
  page: SavedPage;
  dryRun: boolean;
}

/** Changes parts of the page for which there is no block, or only reports them where it is a dry run. */
export type RunStep = (root: ParentNode, options: StepOptions) => AdoptionEntry[];

/** The code of a step is loaded by pages that need it. */
export interface PageStep {
  /** Its file in this folder, named where it could not be loaded. */
  name: string;
  isNeeded(root: ParentNode, page: SavedPage): boolean;
  /** Whether it looks at what the blocks have left. Otherwise it runs before the page's blocks are read. */
  isAfterBlocks?: boolean;
  load(): Promise<RunStep>;
}

const headerMenus = lazyImport(() => import('./header-menus'));
const encodedEmails = lazyImport(() => import('./encoded-emails'));
const lostIcons = lazyImport(() => import('./lost-icons'));
const contextParts = lazyImport(() => import('./context-parts'));
const deadParts = lazyImport(() => import('./dead-parts'));
const backgrounds = lazyImport(() => import('./backgrounds'));
const backgroundTargets = lazyImport(() => import('./background-targets'));

const has = (selector: string) => (root: ParentNode) => root.querySelector(selector) !== null;

/** All steps, in the order in which they run. */
export const pageSteps: PageStep[] = [
  {
    name: 'backgrounds',
    isNeeded: has(
      ':is(.section-background, .Index-page-image, .Intro-image, .index-section-image, .page-banner-image-container, .banner-thumbnail-wrapper, .sqs-video-background) img, [data-parallax-item]',
    ),
    load: async () => (await backgrounds.load()).reviveBackgrounds,
  },
  {
    name: 'header-menus',
    isNeeded: has(
      '.header-burger-btn, .header-menu, .Mobile-overlay, .Header-nav-folder, #mobileMenuLink, #mobileNavToggle, [data-controller="NavToggle"]',
    ),
    load: async () => (await headerMenus.load()).reviveHeaderMenus,
  },
  {
    name: 'encoded-emails',
    isNeeded: has('[data-cfemail], [href*="email-protection"]'),
    load: async () => (await encodedEmails.load()).decodeEmails,
  },
  {
    name: 'lost-icons',
    isNeeded: has('use'),
    isAfterBlocks: true,
    load: async () => (await lostIcons.load()).drawLostIcons,
  },
  {
    name: 'context-parts',
    isAfterBlocks: true,
    isNeeded: (root, { context }) =>
      /"is(Cookie|Contact|Loc|Bus)\w+Enabled":true|"popupOverlaySettings":{"style":[23]/.test(
        JSON.stringify(context),
      ) || has('.sqs-cookie-banner-v2, .gdpr-cookie-banner, .sqs-popup-overlay')(root),
    load: async () => (await contextParts.load()).reviveContextParts,
  },
  {
    name: 'background-targets',
    isNeeded: has('.page-section [data-az-adopted~="background-video"]'),
    isAfterBlocks: true,
    load: async () => (await backgroundTargets.load()).addBackgroundTargets,
  },
  {
    name: 'dead-parts',
    isNeeded: has('.sqs-block, [class*="comments"], [class*="sqs-"], [class*="user-accounts"]'),
    isAfterBlocks: true,
    load: async () => (await deadParts.load()).reportDeadParts,
  },
];

const loadStep = async ({ name, load }: PageStep): Promise<RunStep | undefined> => {
  try {
    return await load();
  } catch (error) {
    console.error(
      `[azulejo] A part of the saved page could not be adopted, because a file did not load: ${name}. It stays as it is.`,
      error,
    );
  }
};

/** Loads and runs the steps that the page needs: those before the page's blocks are read, or those after. */
export const runSteps = async (
  root: ParentNode,
  { areAfterBlocks, ...options }: StepOptions & { areAfterBlocks: boolean },
): Promise<AdoptionEntry[]> => {
  const steps = pageSteps.filter(
    ({ isAfterBlocks = false, isNeeded }) => isAfterBlocks === areAfterBlocks && isNeeded(root, options.page),
  );
  const functions = await Promise.all(steps.map(loadStep));
  return functions.flatMap((run) => run?.(root, options) ?? []);
};
