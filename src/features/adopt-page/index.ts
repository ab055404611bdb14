/**
 * Pages saved from the hosted builder: `dist/adopt-page.js`. The loader imports it for a page whose script tag says
 * `data-adopt`, or when a script calls `Azulejo.adopt`.
 * @module
 */

export type { AdoptionEntry, AdoptionOptions } from '../../core/adoption-report';
export { adopt } from './adopt-page';
