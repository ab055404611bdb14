import { type HostPage, isShown } from './host-page';
import { firstPictures, pictures } from './shared/content';

/**
 * A visitor who uses each block of an app, while the app renders again, reorders, navigates and unmounts.
 * @module
 */

export interface Step {
  title: string;
  run: (page: HostPage) => Promise<unknown>;
}

const product = { itemId: '5fcd65ae3ff1011540045e01', sku: 'SQ1000001' };
const moreButton = 'One more of Azulejo pintado a mano';

/** Puts an item into the cart, as another page of the shop does. */
export const fillCart = (page: HostPage): Promise<unknown> =>
  page.page.evaluate(async (entry) => {
    const crumb = /crumb=([^;]*)/.exec(document.cookie)?.[1] ?? '';
    await fetch(`/api/commerce/shopping-cart/entries?crumb=${crumb}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ ...entry, quantity: 1 }),
    });
  }, product);

/** The numbers of the current slide, as screen readers read it: "2 of 3". */
const currentSlide = (page: HostPage) =>
  page.read(
    '#slideshow',
    ({ shadowRoot }) =>
      [...(shadowRoot?.querySelectorAll('[role="group"]') ?? [])].find(
        (slide) => !slide.closest('[inert]') && slide.checkVisibility(),
      )?.ariaLabel,
  );
const openSections = (page: HostPage) =>
  page.read('#accordion', (block) => [...block.querySelectorAll('details')].map(({ open }) => open));
const typedText = (page: HostPage) =>
  page.read('#form', ({ shadowRoot }) => shadowRoot?.querySelector('input')?.value);
const quantity = (page: HostPage) =>
  page.read(
    '#cart',
    ({ shadowRoot }) => shadowRoot?.querySelector<HTMLInputElement>('[part="count"]')?.value,
  );
const indicator = (page: HostPage) =>
  page.read('#indicator', ({ shadowRoot }) => shadowRoot?.querySelector('[part="count"]')?.textContent);

/** The pictures of the gallery that take up room, in the order of the page. */
const shownPictures = (page: HostPage) =>
  page.read('#gallery', (block) =>
    [...block.querySelectorAll('img')].filter((img) => img.height > 0).map(({ alt }) => alt),
  );
const namesOf = (list: { alt: string }[]) => list.map(({ alt }) => alt);
const [first, second, third, fourth] = namesOf(pictures);

export const expectCart = async (page: HostPage): Promise<void> => {
  await page.expect('the quantity in the cart', () => quantity(page), '2');
  await page.expect('the number of the indicator', () => indicator(page), '2');
  await page.expect('the name of the link to the cart', () => page.hasLink('Cart, 2 items'), true);
};

export const expectState = async (page: HostPage): Promise<void> => {
  await page.expect('the current slide', () => currentSlide(page), '2 of 3');
  await page.expect('the open sections', () => openSections(page), [false, true]);
  await page.expect('the typed text', () => typedText(page), 'Ana');
  await expectCart(page);
};

const blocks = ['#gallery', '#slideshow', '#accordion', '#form', '#indicator', '#cart'];

export const expectShown = async (page: HostPage): Promise<void> => {
  for (const block of blocks) await page.expect(`${block} is shown`, () => page.read(block, isShown), true);
};

export const expectOtherPage = (page: HostPage): Promise<void> =>
  page.expect('the gallery of the other page is shown', () => page.read('#other', isShown), true);

/** The visitor goes to the next slide, opens a section, types, and buys one more. */
export const useBlocks = async (page: HostPage): Promise<void> => {
  await page.click('Next', { in: '#slideshow' });
  await page.page.locator('#accordion details:nth-of-type(2) summary').click();
  await page.page.locator('#form >>> input').click();
  await page.page.keyboard.type('Ana');
  await page.click(moreButton);
  await expectState(page);
};

const stepsOnOnePage: Step[] = [
  {
    title: 'shows all blocks',
    async run(page) {
      await expectShown(page);
      await page.expect('the pictures', () => shownPictures(page), namesOf(firstPictures));
    },
  },
  { title: 'reacts to the visitor', run: useBlocks },
  {
    title: 'keeps the state while the app renders again',
    async run(page) {
      await page.click('Render again');
      await page.click('Render again');
      await page.expect(
        'the heading',
        () => page.read('h1', (heading) => heading.textContent),
        'Rendered 3 times',
      );
      await expectState(page);
    },
  },
  {
    title: 'shows an appended picture',
    async run(page) {
      await page.click('Append a picture');
      await page.expect('the pictures', () => shownPictures(page), [first, second, third, fourth]);
    },
  },
  {
    title: 'shows that the first picture is removed',
    async run(page) {
      await page.click('Remove the first picture');
      await page.expect('the pictures', () => shownPictures(page), [second, third, fourth]);
    },
  },
  {
    title: 'shows the pictures in another order',
    async run(page) {
      await page.click('Reverse the pictures');
      await page.expect('the pictures', () => shownPictures(page), [fourth, third, second]);
      await expectState(page);
    },
  },
];

const anotherPage: Step = {
  title: 'shows the blocks of another page, and these again',
  async run(page) {
    await page.click('Another page');
    await expectOtherPage(page);
    await page.click('Another page');
    await expectShown(page);
    await expectCart(page);
  },
};

const unmount: Step = {
  title: 'unmounts',
  async run(page) {
    await page.click('Unmount');
    await page.expect(
      'the number of blocks',
      () => page.page.$$eval(blocks.join(), ({ length }) => length),
      0,
    );
  },
};

export const steps: Step[] = [...stepsOnOnePage, anotherPage, unmount];

/** For an app that keeps the elements of a page while the visitor is on another one. */
export const stepsWithKeptPages: Step[] = [
  ...stepsOnOnePage,
  {
    title: 'shows the blocks of another page, and these again as the visitor has left them',
    async run(page) {
      await anotherPage.run(page);
      await expectState(page);
    },
  },
  unmount,
];
