/** In px. */
export interface Size {
  width: number;
  height: number;
}

/** In px of the viewport. */
export interface Box extends Size {
  x: number;
  y: number;
}

/** Gallery 9: what stays free around a picture, in px; and from which width on a window is no phone's any more. */
const paddingPx = 100;
const phonePaddingPx = { x: 0, y: 60 };
export const phoneMaxPx = 926;

/** Height of the strip of thumbnails with the space around it, in px. */
const stripPx = 88;

/** Where pictures are shown in a window of that size. */
export const roomIn = ({ width, height }: Size, hasStrip = false): Box => {
  const { x, y } = width > phoneMaxPx ? { x: paddingPx, y: paddingPx } : phonePaddingPx;
  return {
    x,
    y,
    width: Math.max(1, width - 2 * x),
    height: Math.max(1, height - 2 * y - (hasStrip ? stripPx : 0)),
  };
};

/** All of a picture in the middle of `room`, as large as it is there, but not larger than it is. */
export const fitted = (natural: Size, room: Box): Box => {
  const scale = Math.min(1, room.width / natural.width, room.height / natural.height);
  const width = natural.width * scale;
  const height = natural.height * scale;
  return { x: room.x + (room.width - width) / 2, y: room.y + (room.height - height) / 2, width, height };
};
