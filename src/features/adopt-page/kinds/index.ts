import { accordion } from './accordion';
import { announcementBar } from './announcement-bar';
import { audio } from './audio';
import { form } from './form';
import { galleryBlock } from './gallery-block';
import { gallerySection } from './gallery-section';
import { imageLightbox } from './image-lightbox';
import type { Kind } from './kind';
import { map } from './map';
import { marquee } from './marquee';
import { menu } from './menu';
import { newsletter } from './newsletter';
import { socialLinks } from './social-links';
import { summary } from './summary';
import { video } from './video';

/** All kinds, in the order in which a page is read. */
export const kinds: Kind[] = [
  imageLightbox,
  galleryBlock,
  gallerySection,
  video,
  audio,
  accordion,
  form,
  newsletter,
  marquee,
  menu,
  map,
  summary,
  socialLinks,
  announcementBar,
];
