import { azulejoContestants, bundleHead, type Contestant, plainName } from './contestant';
import { page } from './page';

const recording = '<audio controls preload="none" src="/kiln.wav" title="The kiln"></audio>';

/** A recording that nobody has played yet. Plain HTML has the browser's own controls. */
export const audioPages: Contestant[] = [
  { name: plainName, kind: 'plain', html: page({ body: recording }) },
  { name: 'Plyr', kind: 'plyr', html: page({ head: bundleHead('plyr-audio'), body: recording }) },
  ...azulejoContestants(`<az-audio>${recording}</az-audio>`),
];
