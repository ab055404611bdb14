import type { messages as spanish } from './es-419';

export const messages: typeof spanish = {
  play: 'Play video',
  playTitle: 'Play video: {title}',
  pause: 'Pause video',
  invalid: 'The video embed is not valid.',
  consent: 'To watch this video, accept content and cookies from {provider}.',
  accept: 'Accept and play',
  decline: 'Not now',
};
