import type { Page } from 'puppeteer-core';
import type { Figures } from './figures';
import type { Kind } from './pages/contestant';
import { median } from './quantile';
import { typedQueries } from './queries';

/** Measures how long the results take after each typed letter, once the contestant has found its first result. */
export const watchAnswers = (kind: Kind) => async (tab: Page) => async (): Promise<Figures> => {
  const answers: number[] = [];
  for (const query of typedQueries) {
    await tab.evaluate(`benchProbe.emptyField('${kind}')`);
    for (const letter of query) {
      const answered = tab.evaluate(`benchProbe.answered('${kind}')`) as Promise<number>;
      // Resolves after the page has added the listener of the call above.
      await tab.evaluate('0');
      await tab.keyboard.press(letter === ' ' ? 'Space' : (letter as 'a'));
      answers.push(await answered);
    }
  }
  return { letterMs: median(answers), slowestLetterMs: Math.max(...answers) };
};
