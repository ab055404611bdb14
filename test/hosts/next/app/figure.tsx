import type { Picture } from '../../shared/content';

export const Figure = ({ src, alt, width, height }: Picture) => (
  <figure>
    {/* biome-ignore lint/performance/noImgElement: the block reads the picture's own attributes */}
    <img src={src} alt={alt} width={width} height={height} />
    <figcaption>{alt}</figcaption>
  </figure>
);
