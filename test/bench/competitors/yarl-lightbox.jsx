// yet-another-react-lightbox over the page's own links.
import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import Lightbox from 'yet-another-react-lightbox';

const gallery = document.querySelector('.thumbs');
const links = [...gallery.querySelectorAll('a')];
const slides = links.map((link) => ({
  src: link.href,
  width: Number(link.dataset.pswpWidth),
  height: Number(link.dataset.pswpHeight),
  alt: link.firstElementChild.alt,
}));

const App = () => {
  const [index, setIndex] = useState(-1);
  useEffect(() => {
    gallery.api = setIndex;
    gallery.addEventListener('click', (event) => {
      event.preventDefault();
      setIndex(links.indexOf(event.target.closest('a')));
    });
  }, []);
  return <Lightbox open={index >= 0} index={index} close={() => setIndex(-1)} slides={slides} />;
};

createRoot(document.body.appendChild(document.createElement('div'))).render(<App />);
