/** In saved pages, the caption of a picture comes after the picture. */
export const captionAfter = ({ nextElementSibling: next }: Element): Element | undefined =>
  next?.matches('.meta') ? next : undefined;

/** The caption of a slide: a `<figcaption>`, or `.meta` of saved pages, in the slide or after it. */
export const captionOf = (slide: Element): Element | undefined =>
  slide.querySelector('figcaption,.meta') ?? captionAfter(slide);
