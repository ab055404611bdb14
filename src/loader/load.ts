import { rows } from 'azulejo:manifest';
import { base } from './address';
import { request } from './request';

/** The tags that have a block. */
export const known = rows.map(([block]) => `az-${block}`);

/** As `AzulejoApi.load`. */
export const load = (name: string, hints = ''): Promise<unknown> =>
  request([
    `${base}elements/${name}.js`,
    ...rows.flatMap(([block, hint, ...chunks]) =>
      block === name && hints.includes(hint) ? chunks.map((chunk) => `${base}chunks/${chunk}.js`) : [],
    ),
  ]);
