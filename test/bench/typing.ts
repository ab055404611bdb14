import type { Page } from 'puppeteer-core';
import type { Figures } from './figures';
import type { Kind } from './pages/contestant';
import { median } from './quantile';
import { typedQueries } from './queries';

/** Once the contestant has found its first result: how long the answers to the letters of some queries take. */
export const watchAnswers = (kind: Kind) => async (tab: Page) => async (): Promise<Figures> => {
  const answers: number[] = [];
  for (const query of typedQueries) {
    await tab.evaluate(`benchProbe.emptyField('${kind}')`);
    for (const letter of query) {
      const answered = tab.evaluate(`benchProbe.answered('${kind}')`) as Promise<number>;
      // The listener is there before the key.
      await tab.evaluate('0');
      await tab.keyboard.press(letter === ' ' ? 'Space' : (letter as 'a'));
      answers.push(await answered);
    }
  }
  return { letterMs: median(answers), slowestLetterMs: Math.max(...answers) };
};
