/**
 * The behaviour that all blocks have in common. The runner starts this suite once for each folder of elements/.
 */

import { engine } from '../support/engine';
import { bothFlavours, defaultFlavour } from '../support/flavour';
import { describe } from '../support/suite';
import { testRun } from '../support/test-run';
import { badDataTests } from './bad-data-tests';
import { definitionTests } from './definition-tests';
import { demoPageTests } from './demo-page-tests';
import { injectionTests } from './injection-tests';
import { instancesTests } from './instances-tests';
import { languagesTests } from './languages-tests';
import { layoutTests } from './layout-tests';
import { lifecycleTests } from './lifecycle-tests';
import { policyTests } from './policy-tests';
import { sourcesTests } from './sources-tests';
import { type EmptyPage, emptyPageOf, type Subject, subjectIn } from './subject';

/** Settings are read before anything is rendered, by the same code in each flavour and engine. */
const settingsTests = [badDataTests, sourcesTests];

/** Which texts a block writes, and how, is a matter of the flavour, and equal in each engine. */
const testsTexts = engine === 'chromium' || testRun.hasAllFlavours;

const testsOf = (subject: Subject): ((subject: Subject, emptyPage: EmptyPage) => void)[] => [
  definitionTests,
  lifecycleTests,
  instancesTests,
  // Before the tests that press each button: a banner that has been dismissed shows no texts.
  ...(testsTexts ? [languagesTests] : []),
  ...(subject.testsSharedParts ? [layoutTests] : []),
  policyTests,
  ...(testsTexts ? [injectionTests] : []),
  ...(subject.isFullRun ? [demoPageTests, ...settingsTests] : []),
];

const eachTestedFlavour = engine === 'chromium' ? bothFlavours : defaultFlavour;

eachTestedFlavour((flavour) => {
  const subject = subjectIn(flavour);
  describe(`<${subject.tag}> (${flavour.name})`, () => {
    const emptyPage = emptyPageOf(subject);
    for (const define of testsOf(subject)) define(subject, emptyPage);
  });
});
