/** The functions of `azulejo/util` that need a browser. */
import type * as module from '../../src/features/util';
import { defaultFlavour } from './support/flavour';
import { openPage } from './support/page';
import { describe, expect, it } from './support/suite';

type Util = typeof module;

defaultFlavour(({ name, base }) => {
  const openUtil = async () => {
    const script = `<script type="module">import * as util from '${base}util.js'; window.util = util;</script>`;
    const page = await openPage({ script: null, html: `<h1>Page</h1>${script}` });
    const holder = page.window as unknown as { util: Util };
    return { page, util: await page.waitFor(() => holder.util) };
  };
  const importUtil = async () => (await openUtil()).util;

  describe(`tween (${name})`, () => {
    it('moves a number from one value to the other', async () => {
      const { tween } = await importUtil();
      const values: number[] = [];
      const running = tween({ from: 10, to: 20, duration: 60, onUpdate: (value) => values.push(value) });
      expect(running.state).to.equal('running');
      await running.finished;
      expect(running.state).to.equal('ended');
      expect(values[0]).to.equal(10);
      expect(values.at(-1)).to.equal(20);
      expect(values).to.deep.equal(values.toSorted((one, other) => one - other));
    });

    it('ends exactly at the other value, whose distance may not be exact', async () => {
      const { tween } = await importUtil();
      const values: number[] = [];
      await tween({ from: 0.3, to: 0.9, duration: 20, onUpdate: (value) => values.push(value) }).finished;
      expect([values[0], values.at(-1)]).to.deep.equal([0.3, 0.9]);
    });

    it('has its end alone where it takes no time', async () => {
      const { tween } = await importUtil();
      const values: number[] = [];
      await tween({ from: 10, to: 20, duration: 0, onUpdate: (value) => values.push(value) }).finished;
      expect(new Set(values)).to.deep.equal(new Set([20]));
    });

    it('finishes even where `onUpdate` throws at the end', async () => {
      const { page, util } = await openUtil();
      const messages: string[] = [];
      page.window.addEventListener('error', (event) => {
        event.preventDefault();
        messages.push(event.message);
      });
      const onUpdate = (value: number): void => {
        if (value === 1) throw Error('no place for the value');
      };
      await util.tween({ from: 0, to: 1, duration: 60, onUpdate }).finished;
      await page.waitFor(() => messages.length > 0);
      expect(messages[0]).to.contain('no place for the value');
    });

    it('pauses, goes on, and stops where it is', async () => {
      const { tween } = await importUtil();
      let value = 0;
      const running = tween({ from: 0, to: 1, duration: 100_000, onUpdate: (next) => (value = next) });
      running.pause();
      expect(running.state).to.equal('paused');
      running.resume();
      expect(running.state).to.equal('running');
      running.stop();
      await running.finished;
      expect(running.state).to.equal('ended');
      expect(value).to.be.lessThan(0.5);
      running.pause();
      running.resume();
      expect(running.state).to.equal('ended');
    });

    it('requests no frame once `onUpdate` has paused it, and stays where it is when it goes on and stops', async () => {
      const { page, util } = await openUtil();
      const values: number[] = [];
      const running = util.tween({
        from: 0,
        to: 1,
        duration: 100_000,
        onUpdate: (value) => {
          values.push(value);
          // Not at the beginning, when the caller has no tween yet.
          if (values.length === 2) running.pause();
        },
      });
      await page.waitFor(() => running.state === 'paused');
      await page.painted();
      expect(values.length).to.equal(2);
      running.resume();
      await page.waitFor(() => values.length > 2);
      running.stop();
      await running.finished;
      const count = values.length;
      await page.painted();
      expect(values.length).to.equal(count);
      expect(values.at(-1)).to.be.lessThan(0.5);
    });

    it('refuses a duration that is not finite', async () => {
      const { tween } = await importUtil();
      for (const duration of [Number.NaN, Number.POSITIVE_INFINITY, -1])
        expect(() => tween({ from: 0, to: 1, duration, onUpdate: () => {} })).to.throw(
          `duration is ${duration}`,
        );
    });
  });
});
