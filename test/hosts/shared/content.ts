/** What the apps of all hosts show, so that one driver can expect the same of each. */

export interface Picture {
  src: string;
  alt: string;
  width: number;
  height: number;
}

const picture = (name: string): Picture => ({
  src: `/pictures/${name}-500w.jpg`,
  alt: name,
  width: 500,
  height: 333,
});

/** The gallery shows the first three at the beginning; "Append a picture" takes the next one. */
export const pictures = ['abanico', 'brisa', 'celosia', 'clavel', 'cocina'].map(picture);
export const firstPictures = pictures.slice(0, 3);

export const questions = [
  { title: 'What does the workshop include?', description: 'Clay, glazes and two firings.' },
  { title: 'Do I need experience?', description: 'No. You start with a brush stroke.' },
];

/** The values that the cases pass to settings of each type. */
export const settings = {
  isLightbox: true,
  thumbnailsPerRow: 3,
  design: 'grid',
  keys: { next: 'n', previous: 'p' },
  autoplayOptions: { timeout: 2000, randomize: false },
  sections: [
    { title: 'Clay', description: 'From the river.', open: true },
    { title: 'Glaze', description: 'White.', open: false },
  ],
  form: {
    endpoint: '/api/endpoint',
    fields: [{ id: 'name', type: 'text', title: 'Your name' }],
    postSubmitMessage: '<p>Thank you!</p>',
  },
};

/** The events that have arrived at the listeners of an app, by type. */
export type Received = Record<string, unknown>;

export const addReceived = (received: Received, { type, detail }: CustomEvent): Received => ({
  ...received,
  [type]: detail,
});
