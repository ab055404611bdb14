import { blocks, suffix } from 'azulejo:manifest';
import { base } from './address';
import { request } from './request';

/** As `AzulejoApi.load`. */
export const load = (name: string, hints = name): Promise<unknown> =>
  request([
    `${base}elements/${name}.js`,
    ...`runtime${blocks[name]}`
      .split(' ')
      .filter((needed, index) => !index || hints.match(`\\b${needed}`))
      .map((needed) => `${base}chunks/${needed.split('|')[0]}${suffix}.js`),
  ]);
