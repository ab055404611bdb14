export { readAudio } from './audio';
export { readBackgroundVideo } from './background-video';
export { readVideo } from './video';
