import {
  azulejoHead,
  azulejoNames,
  bundleHead,
  type Contestant,
  type Flavour,
  flavours,
  folderOf,
  plainName,
} from './contestant';
import { page } from './page';

const text = 'This site uses cookies. It is up to you which.';

const look =
  '<style>.notice { position: fixed; inset: auto 0 0; padding: 16px; color: #fff; background: #14213d; }</style>';

/** The minimum: the banner is part of the page's HTML, and shows with it. */
const plain = `<div class="notice">${text} <button>Accept</button> <button>Decline</button></div><script>
document.querySelector('.notice').onclick = ({ target }) => target.matches('button') && target.parentNode.remove();
</script>`;

/** As the block's README tells authors to do it. */
const headOf = (flavour: Flavour): string => `${azulejoHead(flavour)}
<script type="module" src="${folderOf(flavour)}elements/cookie-banner.js" async></script>`;

const data = JSON.stringify({ cookieBannerAcceptType: 'OPT_IN_AND_OUT', cookieBannerCtaVariant: 'BUTTON' });

/** A banner that asks for yes or no, on a first visit. */
export const consentPages: Contestant[] = [
  { name: plainName, kind: 'plain', html: page({ head: look, body: plain }) },
  {
    name: 'vanilla-cookieconsent',
    kind: 'vanilla-consent',
    html: page({ head: bundleHead('vanilla-consent'), body: '' }),
  },
  { name: 'Klaro', kind: 'klaro', html: page({ head: bundleHead('klaro-consent'), body: '' }) },
  ...flavours.map(
    (flavour): Contestant => ({
      name: azulejoNames[flavour],
      kind: 'azulejo',
      html: page({
        head: headOf(flavour),
        body: `<az-cookie-banner data='${data}'></az-cookie-banner>`,
      }),
    }),
  ),
];
