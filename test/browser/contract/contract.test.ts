/**
 * The behaviour that all blocks have in common. The runner starts this suite once for each folder of elements/.
 */
import { engine } from '../support/engine';
import { bothFlavours, defaultFlavour, type Flavour } from '../support/flavour';
import type { Page } from '../support/page';
import { describe } from '../support/suite';
import { testRun } from '../support/test-run';
import { badDataTests } from './bad-data-tests';
import { definitionTests } from './definition-tests';
import { demoPageTests } from './demo-page-tests';
import { injectionTests } from './injection-tests';
import { instancesTests } from './instances-tests';
import { languagesTests } from './languages-tests';
import { layoutTests } from './layout-tests';
import { leakTests } from './leak-tests';
import { lifecycleTests } from './lifecycle-tests';
import { motionTests } from './motion-tests';
import { policyTests } from './policy-tests';
import { sourcesTests } from './sources-tests';
import { openEmptyPage, type TestedBlock, testedBlock } from './tested-block';

interface Part {
  tests(block: TestedBlock, emptyPage: () => Page): void;
  runs: keyof typeof runs;
}

/**
 * The contract runs in both flavours in Chromium, and with React in Firefox and WebKit: in these runs, or in some of them, if
 * the others would only repeat the result. `npm run test:all` runs every part in both flavours and three engines.
 */
const runs = {
  always: () => true,
  /** The result can differ between the flavours, not between engines. */
  'in Chromium': () => engine === 'chromium',
  /** The result can differ between engines, not between the flavours. */
  'with React': ({ name }: Flavour) => name === 'react',
  /** The result can differ between neither. */
  'with React in Chromium': ({ name }: Flavour) => name === 'react' && engine === 'chromium',
};

/** In the order in which they run. */
const parts: Part[] = [
  { tests: definitionTests, runs: 'always' },
  { tests: lifecycleTests, runs: 'always' },
  { tests: leakTests, runs: 'with React' },
  { tests: instancesTests, runs: 'in Chromium' },
  // Before the tests that press each button: a banner that has been dismissed shows no texts.
  { tests: languagesTests, runs: 'with React in Chromium' },
  { tests: layoutTests, runs: 'with React' },
  { tests: motionTests, runs: 'with React in Chromium' },
  { tests: policyTests, runs: 'always' },
  // Its sources other than `data` with React only.
  { tests: injectionTests, runs: 'in Chromium' },
  { tests: demoPageTests, runs: 'with React in Chromium' },
  { tests: badDataTests, runs: 'with React in Chromium' },
  { tests: sourcesTests, runs: 'with React in Chromium' },
];

const eachTestedFlavour = engine === 'chromium' ? bothFlavours : defaultFlavour;

eachTestedFlavour((flavour) => {
  const block = testedBlock(flavour);
  describe(`<${block.tag}> (${flavour.name})`, () => {
    const emptyPage = openEmptyPage(block);
    for (const part of parts)
      if (testRun.hasAllFlavours || runs[part.runs](flavour)) part.tests(block, emptyPage);
  });
});
