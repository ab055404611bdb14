// Swiper element with the one module that lays pictures out in rows; the whole bundle would be three times as much.
import { register } from 'swiper/element';
import gridStyles from 'swiper/element/css/grid';
import { Grid } from 'swiper/modules';

register();
for (const gallery of document.querySelectorAll('swiper-container')) {
  Object.assign(gallery, {
    modules: [Grid],
    injectStyles: [gridStyles],
    slidesPerView: 4,
    spaceBetween: 10,
    grid: { rows: 3, fill: 'row' },
  });
  gallery.initialize();
}
