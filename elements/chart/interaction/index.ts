export { createHandlers } from './handlers';
export { rowsOf } from './rows';
export { Tooltip } from './tooltip';
