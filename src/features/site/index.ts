/**
 * The site around the blocks: who is signed in, the configuration area, sign-in and sign-out: `dist/site.js`,
 * `azulejo/site`, `Azulejo.site`. Without React. The loader starts it on pages that need it
 * (src/loader/context-features.ts).
 * @module
 */
export type {
  Credentials,
  SignInOptions,
  SignInResult,
  SiteAccount,
  SiteApi,
  WebsiteRole,
} from '../../core/site/site-api';
export { answerRefusal, askToSignIn } from './require-login';
export { site } from './site';
export { startSite } from './start-site';
