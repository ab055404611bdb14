/** What the builder's script draws from data: the page has no content for it. */
export { readAnnouncementBar } from './announcement-bar';
export { readMap } from './map';
export { readSocialLinks } from './social-links';
