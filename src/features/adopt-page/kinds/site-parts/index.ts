/** What the builder's script draws from data, and links whose drawings are lost. */
export { readAnnouncementBar } from './announcement-bar';
export { readMap } from './map';
export { readSearch } from './search';
export { readShare } from './share';
export { readSocialLinks } from './social-links';
