import PhotoSwipe from 'photoswipe';
import PhotoSwipeLightbox from 'photoswipe/lightbox';

for (const gallery of document.querySelectorAll('.thumbs')) {
  gallery.api = new PhotoSwipeLightbox({ gallery, children: 'a', pswpModule: PhotoSwipe });
  gallery.api.init();
}
