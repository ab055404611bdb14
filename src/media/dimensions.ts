export interface Dimensions {
  width: number;
  height: number;
}

/** From "WxH" in px (gallery 3.2); undefined where it says nothing of use. */
export const dimensionsOf = (value: string | undefined): Dimensions | undefined => {
  const [width = 0, height = 0] = (value ?? '').split('x').map((px) => Math.round(Number(px)));
  return width > 0 && height > 0 ? { width, height } : undefined;
};
