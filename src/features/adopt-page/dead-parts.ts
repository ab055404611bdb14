import { createEntry } from './entries';
import type { RunStep } from './page-step';
import type { Reason } from './reasons';

interface DeadPart {
  kind: string;
  selector: string;
  /** @returns nothing for an element that works */
  reasonFor(element: Element): Reason | undefined;
}

const hasText = (element: Element): boolean => /\S/.test(element.textContent ?? '');

const hasContent = (element: Element): boolean =>
  hasText(element) || element.querySelector('img, iframe, form, video') !== null;

/** Whether the owner has put Disqus's own script into the page. The builder's scripts loaded Disqus without a trace. */
const hasDisqusScript = (document: Document): boolean =>
  [...document.querySelectorAll('script')].some((script) =>
    /disqus\.com\/(embed|count)/.test(script.getAttribute('src') ?? script.textContent ?? ''),
  );

const commentsReason = (element: Element): Reason => {
  if (hasText(element))
    return {
      why: 'The comments stay readable. New ones need a service of your own.',
      key: 'commentsReadable',
    };
  const count = Number(element.getAttribute('data-public-comment-count'));
  const comments = count > 1 ? `The ${count} comments of this page exist` : 'Comments exist';
  return {
    why: `${comments} only at the builder's servers. Its export has them as XML: write them into the page, or put the code of another service here.`,
    key: 'commentsRemote',
  };
};

const adoptedSelector = '[data-az-adopted]';

/** Whether a block has replaced the element or a part of it. */
const isAdopted = (element: Element): boolean =>
  element.matches(adoptedSelector) || element.querySelector(adoptedSelector) !== null;

/** Elements that work only with the builder's servers. */
const deadParts: DeadPart[] = [
  { kind: 'comments', selector: '.squarespace-comments', reasonFor: commentsReason },
  {
    kind: 'comments',
    selector: '#disqus_thread',
    reasonFor: (element) =>
      hasContent(element) || hasDisqusScript(element.ownerDocument)
        ? undefined
        : {
            why: "The builder's script loaded the comments of Disqus. Put the code that Disqus gives you in their place.",
            key: 'disqus',
          },
  },
  {
    kind: 'like',
    selector: '.sqs-simple-like, [data-service="squarespace-like"]',
    reasonFor: () => ({
      why: "Likes are counted only at the builder's servers. Azulejo's block ‘like’ counts them at an API of your own.",
      key: 'likesRemote',
    }),
  },
  {
    kind: 'account',
    selector: '.user-accounts-link, [data-controller="UserAccountLink"]',
    reasonFor: () => ({
      why: "The accounts of visitors exist only at the builder's servers. Take this link out, or let it lead to a sign-in of your own, such as Azulejo's block ‘login’.",
      key: 'accountsRemote',
    }),
  },
  {
    kind: 'member-area',
    selector: '.member-area-block',
    reasonFor: () => ({
      why: "Memberships and paid plans exist only at the builder's servers. Let the button lead to a page of your payment service.",
      key: 'membershipsRemote',
    }),
  },
  {
    kind: 'scheduling',
    selector: '.sqs-block-acuity, .sqs-block-scheduling',
    reasonFor: (element) =>
      element.querySelector('iframe[src], a[href]')
        ? undefined
        : {
            why: "The builder's script loaded the calendar of appointments. Put the code that Acuity Scheduling gives you in its place.",
            key: 'schedulingCode',
          },
  },
  {
    kind: 'checkout',
    selector: '.sqs-checkout-page, .sqs-fullpage-shopping-cart',
    reasonFor: () => ({
      why: "Orders were paid only at the builder's servers. Azulejo's block ‘cart’ takes orders in their place.",
      key: 'ordersRemote',
    }),
  },
  {
    kind: 'social-feed',
    selector: '.sqs-block-instagram, .sqs-block-twitter, .sqs-block-flickr, .sqs-block-foursquare',
    reasonFor: (element) =>
      hasContent(element)
        ? undefined
        : {
            why: "Only the builder's servers could ask for the latest posts, and the page has none. Put pictures or a link in their place.",
            key: 'feedRemote',
          },
  },
];

/** Reports elements that cannot come back, with the reason. Changes and hides nothing. */
export const reportDeadParts: RunStep = (root) =>
  deadParts.flatMap(({ kind, selector, reasonFor }) =>
    [...root.querySelectorAll(selector)]
      .filter((element) => !element.parentElement?.closest(selector) && !isAdopted(element))
      .flatMap((element) => {
        const reason = reasonFor(element);
        return reason ? createEntry({ element, kind, status: 'left', reason }) : [];
      }),
  );
