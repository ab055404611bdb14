import { expect, it } from 'vitest';
import { parseSrcset } from '../../../elements/lightbox/slides/parse-srcset';

it.each([
  ['the order of the page', 'l.jpg 1500w, s.jpg 300w', ['l.jpg 1500', 's.jpg 300']],
  ['no space after the comma', 's.jpg 300w,l.jpg 1500w', ['s.jpg 300', 'l.jpg 1500']],
  ['line breaks', '\n  s.jpg  300w,\n  l.jpg 1500w\n', ['s.jpg 300', 'l.jpg 1500']],
  [
    'commas in addresses',
    '/c,w_300/a.jpg 300w, data:image/png;base64,AA 9w',
    ['/c,w_300/a.jpg 300', 'data:image/png;base64,AA 9'],
  ],
  ['densities', 'a.jpg, b.jpg 2x', []],
  ['nothing', '', []],
])('a srcset with %s has these files', (_, srcset, files) => {
  expect(parseSrcset(srcset).map((file) => file.join(' '))).toEqual(files);
});
