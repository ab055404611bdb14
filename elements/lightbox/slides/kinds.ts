import { imageKind } from './image-slide';
import type { Slide, SlideKind } from './slide';
import { videoKind } from './video-slide';

/** All kinds of slides. Any slide that is no video is a picture. */
const kinds: SlideKind[] = [videoKind, imageKind];

export const kindOf = (slide: Slide): SlideKind => kinds.find((kind) => kind.accepts(slide)) ?? imageKind;
