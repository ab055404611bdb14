// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { reportDeadParts } from '../../../src/features/adopt-page/dead-parts';
import { noSite } from './saved-page';

const report = (html: string) => {
  document.body.innerHTML = html;
  const entries = reportDeadParts(document, noSite);
  expect(document.body.innerHTML).toBe(html);
  return entries;
};

describe('what only the builder’s servers can do', () => {
  it.each([
    ['comments', '<div class="squarespace-comments" data-public-comment-count="6"></div>', 'The 6 comments'],
    ['comments', '<div class="squarespace-comments"><p>Qué bonito.</p></div>', 'The comments stay readable.'],
    ['comments', '<div id="disqus_thread"></div>', 'code that Disqus gives you'],
    ['like', '<span class="sqs-simple-like" data-like-count="5"></span>', 'block ‘like’'],
    ['like', '<a href="#" data-service="squarespace-like">5 Likes</a>', 'block ‘like’'],
    [
      'account',
      '<div class="user-accounts-link" data-controller="UserAccountLink"><a class="user-accounts-text-link" href="#">Entrar</a></div>',
      'block ‘login’',
    ],
    ['member-area', '<div class="member-area-block"><button>Suscribirse</button></div>', 'payment service'],
    ['scheduling', '<div class="sqs-block-acuity"><div class="acuity-block-wrapper"></div></div>', 'Acuity'],
    [
      'social-feed',
      '<div class="sqs-block-instagram"><div class="sqs-block-content"></div></div>',
      'latest posts',
    ],
  ])('is named once, and stays as it is: %s', (kind, html, why) => {
    expect(report(html)).toMatchObject([{ kind, status: 'left', why: expect.stringContaining(why) }]);
  });

  it.each([
    '<div id="disqus_thread"></div><script src="https://azul.disqus.com/embed.js" type="text/x"></script>',
    '<div class="sqs-block-acuity"><iframe src="about:blank"></iframe></div>',
    '<div class="sqs-block-instagram"><img alt="El horno"></div>',
    '<p>Texto</p>',
  ])('does not include what works: %s', (html) => {
    expect(report(html)).toEqual([]);
  });
});
