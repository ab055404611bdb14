const paths = {
  play: 'M8 5.1v13.8L19 12Z',
  pause: 'M7 5h3.5v14H7Zm6.5 0H17v14h-3.5Z',
  previous: 'M6 5h2.5v14H6Zm13 0v14L9.5 12Z',
  next: 'M15.5 5H18v14h-2.5ZM5 5l9.5 7L5 19Z',
  sound: 'M4 9v6h4l5 4V5L8 9Zm11.5-.9v7.8a4.6 4.6 0 0 0 0-7.8Zm0-4v2a7 7 0 0 1 0 11.8v2a9 9 0 0 0 0-15.8Z',
  muted:
    'M4 9v6h4l5 4V5L8 9Zm11.6.2L18.4 12l-2.8 2.8 1.3 1.3 2.8-2.8 2.8 2.8 1.3-1.3L21 12l2.8-2.8-1.3-1.3-2.8 2.8-2.8-2.8Z',
  download: 'M11 4h2v8.2l3.1-3.1 1.4 1.4L12 16l-5.5-5.5 1.4-1.4L11 12.2ZM5 18h14v2H5Z',
};

type IconName = keyof typeof paths;

export const Icon = ({ name }: { name: IconName }) => (
  <svg viewBox="0 0 24 24" aria-hidden="true" className={name}>
    <path d={paths[name]} />
  </svg>
);
