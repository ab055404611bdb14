import { azulejoHead, azulejoNames, bundleHead, type Contestant, flavours, plainName } from './contestant';
import { page } from './page';

const recording = '<audio controls preload="none" src="/kiln.wav" title="The kiln"></audio>';

/** A recording that nobody has played yet. Plain HTML has the browser's own controls. */
export const audioPages: Contestant[] = [
  { name: plainName, kind: 'plain', html: page({ body: recording }) },
  { name: 'Plyr', kind: 'plyr', html: page({ head: bundleHead('plyr-audio'), body: recording }) },
  ...flavours.map(
    (flavour): Contestant => ({
      name: azulejoNames[flavour],
      kind: 'azulejo',
      html: page({ head: azulejoHead(flavour), body: `<az-audio>${recording}</az-audio>` }),
    }),
  ),
];
