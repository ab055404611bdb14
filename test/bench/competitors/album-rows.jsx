// react-photo-album's rows of the pictures that the page names.
import { createRoot } from 'react-dom/client';
import { RowsPhotoAlbum } from 'react-photo-album';

const photos = JSON.parse(document.getElementById('photos').textContent);

createRoot(document.getElementById('root')).render(
  <RowsPhotoAlbum
    photos={photos}
    targetRowHeight={250}
    spacing={20}
    componentsProps={{ image: { loading: 'lazy' } }}
  />,
);
