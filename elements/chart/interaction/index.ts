export { createHandlers } from './handlers';
export { Tooltip } from './tooltip';
export { tooltipRowsOf } from './tooltip-rows';
