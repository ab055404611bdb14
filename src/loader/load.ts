import { blocks, suffix } from 'azulejo:manifest';
import { base } from './address';
import { request } from './request';

/** As `AzulejoApi.load`. */
export const load = (name: string, hints = name): Promise<unknown> =>
  request([
    `${base}elements/${name}.js`,
    ...`${blocks[`az-${name}`]}`
      .split(' ')
      // What begins with these is needed whatever a tag says (src/build/manifest.ts).
      .filter((needed) => `runs az-${hints}`.match(`\\b${needed}`))
      .map((needed) => `${base}chunks/${needed.split('|')[0]}${suffix}.js`),
  ]);
