/** Readers of elements that the builder's script draws from data, and of links whose icons are lost. */
export { readAnnouncementBar } from './announcement-bar';
export { readMap } from './map';
export { readSearch } from './search';
export { readShare } from './share';
export { readSocialLinks } from './social-links';
