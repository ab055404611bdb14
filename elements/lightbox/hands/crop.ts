import type { Box, Size } from '../geometry/fit';

export interface Thumbnail {
  /** The place of the small picture in the page. */
  box: Box;
  /** Computed `object-fit` and `object-position` of it. */
  fit: string;
  position: string;
  /** Its corners, in px. */
  radius: number;
}

/** What of a picture a thumbnail shows. */
export interface Crop {
  /** Where all of the picture would be, in px of the viewport. */
  whole: Box;
  /** The part that is seen. */
  seen: Box;
  radius: number;
}

/** "30% 50%", or px: how far from the start a picture stands that leaves so much `room`. */
const offset = (text: string | undefined, room: number): number => {
  const value = Number.parseFloat(text ?? '');
  if (Number.isNaN(value)) return room / 2;
  return text?.endsWith('%') ? (room * value) / 100 : value;
};

const scaleOf = ({ box, fit }: Thumbnail, picture: Size): number => {
  const ratios = [box.width / picture.width, box.height / picture.height];
  // Of another shape than the thumbnail's own file, what is stretched would be distorted.
  return fit === 'contain' || fit === 'scale-down' ? Math.min(...ratios) : Math.max(...ratios);
};

/** How a thumbnail crops the picture, of which it may be another, smaller file. */
export const cropOf = (thumbnail: Thumbnail, picture: Size): Crop => {
  const { box, position, radius } = thumbnail;
  const scale = scaleOf(thumbnail, picture);
  const [width, height] = [picture.width * scale, picture.height * scale];
  const [left, top] = position.split(' ');
  const x = box.x + offset(left, box.width - width);
  const y = box.y + offset(top, box.height - height);
  const seenX = Math.max(x, box.x);
  const seenY = Math.max(y, box.y);
  return {
    whole: { x, y, width, height },
    seen: {
      x: seenX,
      y: seenY,
      width: Math.min(x + width, box.x + box.width) - seenX,
      height: Math.min(y + height, box.y + box.height) - seenY,
    },
    radius,
  };
};

/** CSS for the picture at `fit`, with its upper left corner as the origin, that has it look as in the thumbnail. */
export const asCropped = (
  { whole, seen, radius }: Crop,
  fit: Box,
): { transform: string; clipPath: string } => {
  const scale = whole.width / fit.width;
  const px = (value: number): string => `${+(value / scale).toFixed(2)}px`;
  const top = px(seen.y - whole.y);
  const right = px(whole.x + whole.width - seen.x - seen.width);
  const bottom = px(whole.y + whole.height - seen.y - seen.height);
  const left = px(seen.x - whole.x);
  return {
    transform: `translate(${whole.x - fit.x}px, ${whole.y - fit.y}px) scale(${scale})`,
    clipPath: `inset(${top} ${right} ${bottom} ${left} round ${px(radius)})`,
  };
};
