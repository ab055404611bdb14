import type { messages as spanish } from './es-419';

export const messages: typeof spanish = {
  map: 'Map',
  mapOf: 'Map: {title}',
  keys: 'Arrow keys move the map; plus and minus zoom.',
  marker: 'Marker',
  markerKeys: 'Arrow keys move the marker.',
  newWindow: 'Opens in a new window.',
  directions: 'Directions',
  more: 'More about it',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  failed: 'The map could not be loaded.',
};
