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
  show: 'Show the map',
  consent: 'To see this map, accept content and cookies from {provider}.',
  accept: 'Accept and show the map',
  decline: 'Not now',
  wheel: 'To zoom the map, turn the wheel with the Ctrl key.',
  fingers: 'To move the map, use two fingers.',
};
