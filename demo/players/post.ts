import { postToPage } from './film';

/**
 * Mock of the frames of posts, which report the height of their content.
 * Instagram: `{ type: 'MEASURE', details: { height } }`; X: a remote call in `twttr.embed`.
 */
const reportHeight = (): void => {
  const { height } = document.body.getBoundingClientRect();
  const isInstagram = location.pathname.includes('/instagram/');
  postToPage(
    isInstagram
      ? { type: 'MEASURE', details: { height } }
      : { 'twttr.embed': { method: 'twttr.private.resize', params: [{ height }] } },
  );
};

new ResizeObserver(reportHeight).observe(document.body);
