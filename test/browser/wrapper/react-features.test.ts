/**
 * React's hooks and events work in every block, in both flavours: the fixture block in `react-features/` uses each of
 * them inside its shadow root.
 */

import { isReady } from '../support/blocks';
import { supports } from '../support/engine';
import { bothFlavours, type Flavour } from '../support/flavour';
import { openPage, type Page } from '../support/page';
import { after, before, describe, expect, it } from '../support/suite';
import { dispatchedEvents, notBubbling } from './react-features/events';
import type { FeaturesHost, Store } from './react-features/host';

function createStore(initial: number): Store {
  let value = initial;
  const subscribers = new Set<() => void>();
  return {
    subscribers,
    getSnapshot: () => value,
    subscribe: (onChange) => {
      subscribers.add(onChange);
      return () => subscribers.delete(onChange);
    },
    set: (next) => {
      value = next;
      for (const onChange of subscribers) onChange();
    },
  };
}

interface Fixture {
  page: Page;
  host: FeaturesHost;
  /** Clicks the button of this name, and lets React render. */
  click: (name: string) => Promise<void>;
  /** What a visitor reads in the `<output>` of this name. */
  outputOf: (name: string) => string | null;
  /** The log since the last call. */
  takeLog: () => string[];
}

async function openFixture({ name }: Flavour, attributes = ''): Promise<Fixture> {
  const html = `<az-react-features ${attributes}></az-react-features><button>After</button>`;
  const page = await openPage({ script: null, html });
  const host = page.$<FeaturesHost>('az-react-features');
  Object.assign(host, { log: [], store: createStore(5) });
  await page.captured.load?.(`/_page/react-features/${name}`);
  await page.waitFor(() => isReady(host));
  await page.painted();
  return {
    page,
    host,
    click: async (button) => {
      page.click(page.byRole('button', { name: button }));
      await page.painted();
    },
    outputOf: (output) => page.byRole('status', { name: output }).textContent,
    takeLog: () => host.log.splice(0),
  };
}

bothFlavours((flavour) => {
  describe(`hooks in a block (${flavour.name})`, () => {
    it('useState: updates in one handler are added up and rendered', async () => {
      const { page, click } = await openFixture(flavour);
      await click('Count 1');
      expect(page.allByRole('button', { name: 'Count 3' }).length).to.equal(1);
    });

    it('useReducer: the reducer computes the next state', async () => {
      const { click, outputOf } = await openFixture(flavour);
      await click('More');
      expect(outputOf('Quantity')).to.equal('2');
      for (let time = 0; time < 3; time++) await click('Fewer');
      expect(outputOf('Quantity')).to.equal('0');
    });

    it('useSyncExternalStore: a change of the store is rendered, and a removed block no longer listens', async () => {
      const { page, host, outputOf } = await openFixture(flavour);
      expect(outputOf('Stock')).to.equal('5');
      host.store.set(4);
      await page.waitFor(() => outputOf('Stock') === '4');
      host.remove();
      await page.waitFor(() => host.store.subscribers.size === 0);
    });

    it('useContext: a new value passes through a memoised component', async () => {
      const { click, outputOf } = await openFixture(flavour);
      expect(outputOf('Price')).to.equal('9 MXN');
      await click('Change currency');
      expect(outputOf('Price')).to.equal('9 COP');
    });

    it('useId: each label leads to its own input', async () => {
      const { page } = await openFixture(flavour);
      const ids = ['Street', 'City'].map((name) => page.byRole('textbox', { name }).id);
      expect(new Set(ids).size).to.equal(2);
    });

    it('useMemo, useCallback and memo: unchanged values and components are not computed again', async () => {
      const { page, host, click, outputOf, takeLog } = await openFixture(flavour);
      await page.waitFor(() => host.log.includes('effect 1'));
      const first = takeLog();
      expect(first.filter((line) => line === 'total computed').length).to.equal(1);
      expect(first.filter((line) => line === 'tile rendered').length).to.equal(1);
      await click('Size 0');
      await click('Size 1');
      expect(page.allByRole('button', { name: 'Size 2' }).length).to.equal(1);
      expect(takeLog()).to.deep.equal([]);
      await click('Choose');
      expect([outputOf('Total'), takeLog()]).to.deep.equal(['5', ['chosen']]);
    });

    it('useRef: a value survives renders, and a ref gets the element of a component', async () => {
      const { page, click, takeLog } = await openFixture(flavour);
      await click('Size 0');
      // They are counted by an effect, which Preact runs some time after the frame.
      await page.waitFor(async () => {
        await click('Report renders');
        return takeLog().at(-1) === '2 renders';
      });
      await click('Go to search');
      expect(page.focused).to.equal(page.byRole('textbox', { name: 'Search' }));
    });

    it('useEffect, useLayoutEffect and callback refs: run in order, and are cleaned up', async () => {
      const { page, host, click, takeLog } = await openFixture(flavour);
      const isEffect = (line: string) => /effect|ref/.test(line);
      await page.waitFor(() => host.log.includes('effect 1'));
      expect(takeLog().filter(isEffect)).to.deep.equal(['ref set to hr', 'layout effect 1', 'effect 1']);
      await click('Next step');
      await page.waitFor(() => host.log.includes('effect 2'));
      const second = takeLog();
      expect(second).to.have.members([
        'layout effect 1 cleaned up',
        'layout effect 2',
        'effect 1 cleaned up',
        'effect 2',
      ]);
      const at = (line: string) => second.indexOf(line);
      expect(at('layout effect 1 cleaned up')).to.be.lessThan(at('layout effect 2'));
      expect(at('effect 1 cleaned up')).to.be.lessThan(at('effect 2'));
      expect(at('layout effect 2')).to.be.lessThan(at('effect 2'));
      await click('Next step');
      expect(takeLog()).to.have.members(['ref cleared', 'layout effect 2 cleaned up', 'effect 2 cleaned up']);
    });
  });

  describe(`events in a block (${flavour.name})`, () => {
    /** The events block, after its pictures have called onLoad and onError. */
    const openEvents = async () => {
      const fixture = await openFixture(flavour, 'events');
      const { log } = fixture.host;
      await fixture.page.waitFor(() => log.includes('onLoad') && log.includes('onError'));
      // The mouse of the test before may still lie over this page, which is an event too.
      const isEntering = (line: string) => /^on(Mouse|Pointer)(Enter|Leave)$/.test(line);
      const takeLog = () => fixture.takeLog().filter((line) => !isEntering(line));
      expect(takeLog().sort()).to.deep.equal(['onError', 'onLoad']);
      return { ...fixture, takeLog };
    };

    describe('dispatched by a script', () => {
      // An event leaves nothing behind: one page is enough for all of them.
      let fixture: Fixture;
      before(async () => {
        fixture = await openEvents();
      });
      after(() => fixture.page.close());

      for (const [handler, type] of Object.entries(dispatchedEvents)) {
        const bubbles = !notBubbling.some((name) => name === handler);
        it(`${handler} is called once${bubbles ? ', and then the handler of the parent' : ''}`, () => {
          const { page, takeLog } = fixture;
          const { Event } = page.window;
          takeLog();
          page
            .byRole('button', { name: 'Dispatch' })
            .dispatchEvent(new Event(type, { bubbles, composed: true }));
          const calls = takeLog().filter((line) => line.endsWith(` ${handler}`));
          expect(calls).to.deep.equal([`child ${handler}`, ...(bubbles ? [`parent ${handler}`] : [])]);
        });
      }
    });

    it('a click passes from capture handlers to the button and its parents, until a handler stops it', async () => {
      const { click, takeLog } = await openEvents();
      await click('Bubble');
      expect(takeLog()).to.deep.equal(['parent capture', 'child click', 'parent click on button, in div']);
      await click('Stop');
      expect(takeLog()).to.deep.equal(['parent capture', 'stopped']);
    });

    it('the mouse enters and leaves a parent once, whichever of its children it is over', async () => {
      const { page, host } = await openEvents();
      await page.hover(page.byRole('button', { name: 'After' }));
      await page.painted();
      host.log.splice(0);
      await page.hover(page.byRole('button', { name: 'First' }));
      await page.hover(page.byRole('button', { name: 'Second' }));
      await page.waitFor(() => host.log.length >= 2);
      expect(host.log.splice(0).sort()).to.deep.equal(['onMouseEnter', 'onPointerEnter']);
      await page.hover(page.byRole('button', { name: 'After' }));
      await page.waitFor(() => host.log.length >= 2);
      expect(host.log.sort()).to.deep.equal(['onMouseLeave', 'onPointerLeave']);
    });

    if (supports('touch'))
      it('a finger touches and leaves', async () => {
        const { page, host, takeLog } = await openEvents();
        await page.tap(page.byRole('button', { name: 'First' }));
        await page.waitFor(() => host.log.includes('onTouchEnd'));
        expect(takeLog().filter((line) => line.startsWith('onTouch'))).to.deep.equal([
          'onTouchStart',
          'onTouchEnd',
        ]);
      });

    it('the keyboard moves the focus, presses keys and clicks', async () => {
      const { page, host, takeLog } = await openEvents();
      page.byRole('button', { name: 'Type here' }).focus();
      await page.press('Enter');
      await page.waitFor(() => host.log.includes('onKeyUp Enter'));
      expect(takeLog()).to.deep.equal([
        'onFocus',
        'parent onFocus',
        'onKeyDown Enter',
        'onClick',
        'onKeyUp Enter',
      ]);
      page.byRole('textbox', { name: 'Text' }).focus();
      expect(takeLog()).to.deep.equal(['onBlur', 'parent onBlur']);
    });

    it('a controlled text field calls onChange for each letter and shows the state', async () => {
      const { page, host, outputOf, takeLog } = await openEvents();
      const input = page.byRole('textbox', { name: 'Text' }) as HTMLInputElement;
      input.focus();
      await page.type('ab');
      await page.waitFor(() => outputOf('State')?.startsWith('AB '));
      expect(input.value).to.equal('AB');
      expect(takeLog().filter((line) => line.startsWith('onChange'))).to.deep.equal([
        'onChange a',
        'onChange Ab',
      ]);
      await page.type('c');
      await page.waitFor(() => host.log.includes('onInput'));
      input.blur();
      // Leaving the field is no change.
      expect(
        takeLog()
          .filter((line) => line.startsWith('on'))
          .sort(),
      ).to.deep.equal(['onChange ABc', 'onInput']);
    });

    it('a field without spell checking has the attribute that says so', async () => {
      const { page } = await openEvents();
      const input = page.byRole('textbox', { name: 'Text' });
      expect(input.getAttribute('spellcheck')).to.equal('false');
    });

    it('a text area calls onChange for each letter', async () => {
      const { page, host, takeLog } = await openEvents();
      page.byRole('textbox', { name: 'Notes' }).focus();
      await page.type('ab');
      await page.waitFor(() => host.log.includes('onChange ab'));
      expect(takeLog()).to.deep.equal(['onChange a', 'onChange ab']);
    });

    it('a checkbox, a radio button and a list call onChange once and show the state', async () => {
      const { page, outputOf, takeLog } = await openEvents();
      page.click(page.byRole('checkbox', { name: 'Gift' }));
      await page.waitFor(() => outputOf('State') === ' true small blue');
      page.click(page.byRole('radio', { name: 'white' }));
      await page.waitFor(() => outputOf('State') === ' true small white');
      const list = page.byRole('combobox', { name: 'Size' }) as HTMLSelectElement;
      list.value = 'large';
      for (const type of ['input', 'change'])
        list.dispatchEvent(new page.window.Event(type, { bubbles: true }));
      await page.waitFor(() => outputOf('State') === ' true large white');
      expect(takeLog()).to.deep.equal(['onChange true', 'onChange white', 'onChange large']);
    });

    it('a form is checked, sent and cleared', async () => {
      const { page, click, takeLog } = await openEvents();
      const { pathname } = page.window.location;
      await click('Send');
      expect(takeLog()).to.deep.equal(['onInvalid']);
      const name = page.byRole('textbox', { name: 'Name' }) as HTMLInputElement;
      name.value = 'Ana';
      name.focus();
      await page.press('Enter');
      await page.waitFor(() => page.$<FeaturesHost>('az-react-features').log.includes('onSubmit'));
      expect(takeLog()).to.deep.equal(['onSubmit']);
      await click('Clear');
      expect([takeLog(), name.value]).to.deep.equal([['onReset'], '']);
      expect([page.captured.documents, page.window.location.pathname]).to.deep.equal([1, pathname]);
    });

    it('details that open, and an area that scrolls, are reported', async () => {
      const { page, host } = await openEvents();
      page.click(page.$('summary'));
      await page.waitFor(() => host.log.includes('onToggle true'));
      await page.wheel({ at: page.byRole('region', { name: 'Scrolling' }), deltaY: 40 });
      await page.waitFor(() => host.log.includes('onWheel') && host.log.includes('onScroll'));
    });
  });
});
