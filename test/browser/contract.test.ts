/** What every block owes to authors and visitors (contract): a loop over the folders of elements/, in both flavours (Chromium) or the small one. */
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
import { subjects } from './contract/subject';
import { engine } from './support/engine';
import { describe } from './support/suite';

/** What a page says to an element is read before anything is rendered: by the same code in each flavour and engine. */
const readings = [badDataTests, sourcesTests];

const promises = [
  definitionTests,
  lifecycleTests,
  instancesTests,
  languagesTests,
  layoutTests,
  demoPageTests,
  policyTests,
  injectionTests,
];

for (const subject of subjects)
  describe(`<${subject.tag}> (${subject.flavour.name})`, () => {
    const isFirst = engine === 'chromium' && subject.flavour.name === 'lite';
    for (const define of isFirst ? [...promises, ...readings] : promises) define(subject);
  });
