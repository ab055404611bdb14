import type { Picture } from '../../shared/content';

export const Figure = ({ src, alt, width, height }: Picture) => (
  <figure>
    <img src={src} alt={alt} width={width} height={height} />
    <figcaption>{alt}</figcaption>
  </figure>
);
