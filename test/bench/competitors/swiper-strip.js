import Swiper from 'swiper';

globalThis.benchMount = (gallery) => {
  gallery.api = new Swiper(gallery, { slidesPerView: 3, slidesPerGroup: 3, spaceBetween: 10 });
};
document.querySelectorAll('.swiper').forEach(benchMount);
