/** Stands in for `https://platform.x.com/widgets.js`: puts a frame in the place of each link of the class `twitter-follow-button`. */
import { createElement, runBehaviour } from './behaviour';

const render = (root: ParentNode = document): void => {
  for (const link of root.querySelectorAll<HTMLAnchorElement>('a.twitter-follow-button')) {
    const account = link.pathname.slice(1);
    const frame = createElement('iframe', {
      title: 'X Follow Button',
      width: link.dataset.showCount === 'true' ? '272' : '152',
      height: '28',
    }) as HTMLIFrameElement;
    frame.style.border = '0';
    link.replaceWith(frame);
    const page = frame.contentDocument;
    if (!page) continue;
    page.body.textContent = `Follow @${account}${link.dataset.showCount === 'true' ? ' · 1,204 followers' : ''}`;
    Object.assign(page.body.style, {
      margin: '0',
      padding: '0 12px',
      borderRadius: '14px',
      background: '#0f1419',
      color: '#fff',
      font: '600 13px/28px system-ui, sans-serif',
    });
  }
};

runBehaviour(() => {
  Object.assign(window, { twttr: { widgets: { load: render } } });
  render();
});
