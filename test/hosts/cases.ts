import type { HostPage } from './host-page';
import { isShown } from './host-page';
import { settings } from './shared/content';

/**
 * The 16 tests of custom-elements-everywhere.com, basic and advanced, with blocks in place of its four dummy elements. Its
 * five events differ in how their names are spelled; the blocks' names are all in kebab-case, so the five here differ in
 * what fires them.
 * @module
 */

export interface Case {
  title: string;
  act?: (page: HostPage) => Promise<unknown>;
  actual: (page: HostPage) => Promise<unknown>;
  expected: unknown;
}

type Block = HTMLElement & Record<string, unknown>;

const setting = (page: HostPage, selector: string, name: string): Promise<unknown> =>
  page.page.$eval(selector, (element, name) => (element as Block)[name], name).catch(() => undefined);

const received = async (page: HostPage, type: string): Promise<unknown> =>
  JSON.parse((await page.read('#received', (output) => output.textContent)) || '{}')[type];

const clickSummary = (page: HostPage) => page.page.click('#with-children summary');

/** The next slide, as soon as the gallery does not move. */
const nextSlide = (page: HostPage) =>
  page.page.$eval('#changing-children', async (element) => {
    const gallery = element as HTMLElement & { inMotion: boolean; next(): boolean };
    while (gallery.inMotion) await new Promise(requestAnimationFrame);
    gallery.next();
  });

/** The form loads as it comes near the viewport, which it is not before the visitor scrolls. */
const sendForm = async ({ page }: HostPage) => {
  await page.$eval('#form', (form) => form.scrollIntoView());
  await page.locator('#form >>> [type="submit"]').click();
};

export const cases: Case[] = [
  {
    title: 'shows a block without children',
    actual: (page) => page.read('#without-children', (block) => block.matches(':state(ready)')),
    expected: true,
  },
  {
    title: 'shows a block with children',
    actual: (page) => page.read('#with-children', isShown),
    expected: true,
  },
  {
    title: 'shows children that are added later',
    act: (page) => page.click('Render again'),
    actual: (page) => setting(page, '#changing-children', 'numberOfSlides'),
    expected: 2,
  },
  {
    title: 'hides a block and shows it again',
    async act(page) {
      await page.click('Another view');
      await page.page.waitForSelector('#other-view');
      await page.click('Another view');
    },
    actual: (page) => page.read('#view', isShown),
    expected: true,
  },
  {
    title: 'passes a boolean',
    actual: (page) => setting(page, '#settings', 'lightbox'),
    expected: settings.isLightbox,
  },
  {
    title: 'passes a number',
    actual: (page) => setting(page, '#settings', 'thumbnailsPerRow'),
    expected: settings.thumbnailsPerRow,
  },
  {
    title: 'passes a string',
    actual: (page) => setting(page, '#settings', 'design'),
    expected: settings.design,
  },
  {
    title: 'fires an event for a listener that the app adds to the element',
    act: clickSummary,
    actual: (page) => page.read('#heard', (output) => output.textContent),
    expected: 'true',
  },
  {
    title: 'passes an array',
    actual: (page) => setting(page, '#array', 'items'),
    expected: settings.sections,
  },
  {
    title: 'passes an object',
    actual: (page) => setting(page, '#settings', 'keys'),
    expected: settings.keys,
  },
  {
    title: 'passes an object to a property with a camelCase name',
    actual: (page) => setting(page, '#settings', 'autoplayOptions'),
    expected: settings.autoplayOptions,
  },
  {
    title: 'declares a listener for a click of the visitor: az-toggle',
    actual: (page) => received(page, 'az-toggle'),
    expected: { index: 0, open: true },
  },
  {
    title: 'declares a listener for the effect of a method: az-change',
    act: nextSlide,
    actual: (page) => received(page, 'az-change'),
    expected: { index: 1 },
  },
  {
    title: 'declares a listener for a limit: az-end',
    act: nextSlide,
    actual: (page) => received(page, 'az-end'),
    expected: { edge: 'end' },
  },
  {
    title: 'declares a listener for a submission: az-submit',
    act: sendForm,
    actual: (page) => received(page, 'az-submit'),
    expected: { form: { name: '' } },
  },
  {
    title: 'declares a listener for the answer of the server: az-success',
    actual: (page) => received(page, 'az-success'),
    expected: null,
  },
];
