import Splide from '@splidejs/splide';

globalThis.benchMount = (gallery) => {
  // A dot for each group would be what nobody can hit where there are 2,000 slides.
  gallery.api = new Splide(gallery, { perPage: 3, perMove: 3, gap: 10, pagination: false }).mount();
};
document.querySelectorAll('.splide').forEach(benchMount);
