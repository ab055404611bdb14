/**
 * The contract that every block keeps with authors and visitors. The runner starts this suite once per folder of
 * elements/.
 */
import { badDataTests } from './contract/bad-data-tests';
import { definitionTests } from './contract/definition-tests';
import { demoPageTests } from './contract/demo-page-tests';
import { injectionTests } from './contract/injection-tests';
import { instancesTests } from './contract/instances-tests';
import { languagesTests } from './contract/languages-tests';
import { layoutTests } from './contract/layout-tests';
import { lifecycleTests } from './contract/lifecycle-tests';
import { policyTests } from './contract/policy-tests';
import { sourcesTests } from './contract/sources-tests';
import { subjectIn } from './contract/subject';
import { engine } from './support/engine';
import { bothFlavours, eachFlavour } from './support/flavour';
import { describe } from './support/suite';
import { testRun } from './support/test-run';

/** Settings are read before anything is rendered, by the same code in each flavour and engine: one of them is enough. */
const settingsTests = [badDataTests, sourcesTests];

const renderingTests = [
  definitionTests,
  lifecycleTests,
  instancesTests,
  languagesTests,
  layoutTests,
  demoPageTests,
  policyTests,
  injectionTests,
];

const eachTestedFlavour = engine === 'chromium' ? bothFlavours : eachFlavour;

eachTestedFlavour((flavour) => {
  const subject = subjectIn(flavour);
  const readsSettings = testRun.hasAllFlavours || (engine === 'chromium' && flavour.name === 'react');
  describe(`<${subject.tag}> (${flavour.name})`, () => {
    for (const define of readsSettings ? [...renderingTests, ...settingsTests] : renderingTests)
      define(subject);
  });
});
