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
import { describe } from './support/suite';

const promises = [
  definitionTests,
  badDataTests,
  sourcesTests,
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
    for (const define of promises) define(subject);
  });
