import GLightbox from 'glightbox';

for (const gallery of document.querySelectorAll('.thumbs'))
  gallery.api = GLightbox({ selector: '.thumbs a', loop: true });
