import { entryOf } from './entries';
import type { RunStep } from './page-step';

interface DeadPart {
  kind: string;
  selector: string;
  /** A sentence for the site's owner, or nothing for an element that works. */
  why(element: Element): string | undefined;
}

const hasText = (element: Element): boolean => /\S/.test(element.textContent ?? '');

const hasContent = (element: Element): boolean =>
  hasText(element) || element.querySelector('img, iframe, form, video') !== null;

/** Whether the owner has put Disqus's own script into the page. The builder's scripts loaded Disqus without a trace. */
const hasDisqusScript = (document: Document): boolean =>
  [...document.querySelectorAll('script')].some((script) =>
    /disqus\.com\/(embed|count)/.test(script.getAttribute('src') ?? script.textContent ?? ''),
  );

const commentsWhy = (element: Element): string => {
  if (hasText(element)) return 'The comments stay readable. New ones need a service of your own.';
  const count = Number(element.getAttribute('data-public-comment-count'));
  const comments = count > 1 ? `The ${count} comments of this page exist` : 'Comments exist';
  return `${comments} only at the builder's servers. Its export has them as XML: write them into the page, or put the code of another service here.`;
};

const adoptedSelector = '[data-az-adopted]';

/** Whether a block has replaced the element or a part of it. */
const isAdopted = (element: Element): boolean =>
  element.matches(adoptedSelector) || element.querySelector(adoptedSelector) !== null;

/** Elements that work only with the builder's servers. */
const deadParts: DeadPart[] = [
  { kind: 'comments', selector: '.squarespace-comments', why: commentsWhy },
  {
    kind: 'comments',
    selector: '#disqus_thread',
    why: (element) =>
      hasContent(element) || hasDisqusScript(element.ownerDocument)
        ? undefined
        : "The builder's script loaded the comments of Disqus. Put the code that Disqus gives you in their place.",
  },
  {
    kind: 'like',
    selector: '.sqs-simple-like, [data-service="squarespace-like"]',
    why: () =>
      "Likes are counted only at the builder's servers. Azulejo's block ‘like’ counts them at an API of your own.",
  },
  {
    kind: 'account',
    selector: '.user-accounts-link, [data-controller="UserAccountLink"]',
    why: () =>
      "The accounts of visitors exist only at the builder's servers. Take this link out, or let it lead to a sign-in of your own, such as Azulejo's block ‘login’.",
  },
  {
    kind: 'member-area',
    selector: '.member-area-block',
    why: () =>
      "Memberships and paid plans exist only at the builder's servers. Let the button lead to a page of your payment service.",
  },
  {
    kind: 'scheduling',
    selector: '.sqs-block-acuity, .sqs-block-scheduling',
    why: (element) =>
      element.querySelector('iframe[src], a[href]')
        ? undefined
        : "The builder's script loaded the calendar of appointments. Put the code that Acuity Scheduling gives you in its place.",
  },
  {
    kind: 'checkout',
    selector: '.sqs-checkout-page, .sqs-fullpage-shopping-cart',
    why: () =>
      "Orders were paid only at the builder's servers. Azulejo's block ‘cart’ takes orders in their place.",
  },
  {
    kind: 'social-feed',
    selector: '.sqs-block-instagram, .sqs-block-twitter, .sqs-block-flickr, .sqs-block-foursquare',
    why: (element) =>
      hasContent(element)
        ? undefined
        : "Only the builder's servers could ask for the latest posts, and the page has none. Put pictures or a link in their place.",
  },
];

/** Reports elements that cannot come back, with the reason. Changes and hides nothing. */
export const reportDeadParts: RunStep = (root) =>
  deadParts.flatMap(({ kind, selector, why }) =>
    [...root.querySelectorAll(selector)]
      .filter((element) => !element.parentElement?.closest(selector) && !isAdopted(element))
      .flatMap((element) => {
        const reason = why(element);
        return reason ? entryOf({ element, kind, status: 'left', why: reason }) : [];
      }),
  );
