import EmblaCarousel from 'embla-carousel';

globalThis.benchMount = (gallery) => {
  gallery.api = EmblaCarousel(gallery, { align: 'start', slidesToScroll: 3 });
};
document.querySelectorAll('.embla').forEach(benchMount);
