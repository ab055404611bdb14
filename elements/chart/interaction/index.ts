export { createHandlers } from './handlers';
export { Tooltip } from './tooltip';
