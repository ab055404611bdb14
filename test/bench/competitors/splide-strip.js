import Splide from '@splidejs/splide';

globalThis.benchMount = (gallery) => {
  // No dots: with 2,000 slides, they would be too small to press.
  gallery.api = new Splide(gallery, { perPage: 3, perMove: 3, gap: 10, pagination: false }).mount();
};
document.querySelectorAll('.splide').forEach(benchMount);
