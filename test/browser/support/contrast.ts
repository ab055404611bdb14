import { styleOf } from './flat-tree';

const linear = (channel: number): number =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;

/** The relative luminance of a colour on a white ground: https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
const luminanceOf = (color: string): number => {
  const context = document.createElement('canvas').getContext('2d');
  if (!context) throw Error('No canvas.');
  for (const fillStyle of ['#fff', color]) {
    context.fillStyle = fillStyle;
    context.fillRect(0, 0, 1, 1);
  }
  const [red = 0, green = 0, blue = 0] = [...context.getImageData(0, 0, 1, 1).data].map((one) =>
    linear(one / 255),
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

/** The contrast of two colours: https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */
export const contrastBetween = (...colors: [string, string]): number => {
  const [darker = 0, lighter = 0] = colors.map(luminanceOf).sort((one, other) => one - other);
  return (lighter + 0.05) / (darker + 0.05);
};

/** The contrast of a colour to a white ground. */
export const contrastToWhite = (color: string): number => contrastBetween(color, '#fff');

/** The contrast of white text to the shade where the first line of a caption begins, over a white picture. */
export const contrastOnShade = (caption: Element): number => {
  const { backgroundColor, backgroundImage, paddingTop } = styleOf(caption);
  const [, lastColor = backgroundColor, reachedPx = '', reachedPercent = '100'] =
    /, (rgba?\([^)]*\))(?: ([\d.]+)px| (\d+)%)?\)$/.exec(backgroundImage) ?? [];
  const shadePx = Number.parseFloat(reachedPx) || (caption.clientHeight * Number(reachedPercent)) / 100;
  const share = backgroundImage === 'none' ? 1 : Math.min(1, Number.parseFloat(paddingTop) / shadePx);
  const alpha = Number(/, ([\d.]+)\)$/.exec(lastColor)?.[1]);
  return contrastToWhite(`rgb(0 0 0 / ${alpha * share})`);
};
