import { azulejoHead, azulejoNames, type Contestant, type Flavour, flavours, plainName } from './contestant';
import { page } from './page';
import { pictureHeight, pictureWidth } from './pictures';

const itemCount = 30;

const item = (_: unknown, index: number): string =>
  `<article><a href="#${index}"><img src="/pictures/${index}.jpg" width="${pictureWidth}" height="${pictureHeight}" alt="Tile ${index + 1}" loading="lazy"></a><h3><a href="#${index}">Tile ${index + 1}</a></h3><time datetime="2026-05-01">May 1, 2026</time><p>Painted by hand.</p></article>`;

const items = Array.from({ length: itemCount }, item).join('\n');

/** The name of a page with the articles in a block. */
export const articlesName = (flavour: Flavour, block: 'gallery' | 'summary'): string =>
  `${azulejoNames[flavour]}, ${block}`;

/** The same 30 articles, 4 in a row, as plain HTML, in a gallery and in a summary. Both blocks should be ready equally early. */
export const summaryPages: Contestant[] = [
  { name: plainName, kind: 'plain', html: page({ body: `<div class="grid">${items}</div>` }) },
  ...flavours.flatMap((flavour): Contestant[] => [
    {
      name: articlesName(flavour, 'gallery'),
      kind: 'azulejo',
      html: page({
        head: azulejoHead(flavour),
        body: `<az-gallery design="grid" thumbnails-per-row="4">${items}</az-gallery>`,
      }),
    },
    {
      name: articlesName(flavour, 'summary'),
      kind: 'azulejo',
      html: page({
        head: azulejoHead(flavour),
        body: `<az-summary design="grid" column-width="200">${items}</az-summary>`,
      }),
    },
  ]),
];
