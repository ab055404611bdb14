export { readAudio } from './audio';
export { readVideo } from './video';
