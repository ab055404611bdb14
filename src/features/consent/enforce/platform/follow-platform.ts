import { notifyListeners } from '../..';
import { type ConsentPlatform, pageState } from '../../page-state';
import { followGpp, type GppApi } from './gpp';
import type { Answer } from './purposes';
import { followTcf, type TcfApi } from './tcf';

/** How long a platform may take until it answers or shows its dialog. */
const maxWaitMs = 10_000;

const page = globalThis as { __tcfapi?: TcfApi; __gpp?: GppApi };

/** API -> its answer; undefined while it has none. A page in Europe and the United States has both APIs. */
const answers = new Map<string, Answer | 'asking' | undefined>();

const combine = (): Answer | undefined => {
  const all = [...answers.values()];
  const known = all.filter((answer) => answer !== undefined && answer !== 'asking');
  if (known.length < all.length) return undefined;
  return {
    preferences: known.every(({ preferences }) => preferences),
    statistics: known.every(({ statistics }) => statistics),
    marketing: known.every(({ marketing }) => marketing),
  };
};

let hasWarned = false;

const platform: ConsentPlatform = {
  openDialog() {
    // Not in the standard, and understood by most platforms.
    page.__tcfapi?.('displayConsentUi', 2, (_, isSuccess) => {
      if (!isSuccess)
        console.warn(
          '[azulejo] The page’s consent platform opens no dialog on request. Link to the platform’s own.',
        );
    });
  },
  refuseChoice() {
    if (!hasWarned)
      console.warn(
        '[azulejo] Azulejo.consent.set() changes nothing: the choice is that of the page’s consent platform (__tcfapi, __gpp).',
      );
    hasWarned = true;
  },
};

/** Without an API that answers, Azulejo's own banner asks. */
const update = (): void => {
  platform.categories = combine();
  pageState.platform = answers.size > 0 ? platform : undefined;
  notifyListeners();
};

const onAnswer = (name: string, answer: Answer | 'asking'): void => {
  // A visitor who looks at the dialog again has not withdrawn the choice.
  if (answer !== 'asking' || !answers.get(name)) answers.set(name, answer);
  update();
};

const onNoAnswer = (name: string, reason: unknown): void => {
  if (answers.get(name)) return;
  console.warn(
    `[azulejo] The page’s consent platform does not answer ${name}(): ${reason}. It is followed once it answers; until then the page’s own cookie banner asks.`,
  );
  answers.delete(name);
  update();
};

const follow = (name: string, listen: (onAnswer: (answer: Answer | 'asking') => void) => void): void => {
  try {
    listen((answer) => onAnswer(name, answer));
    setTimeout(() => {
      if (answers.has(name)) onNoAnswer(name, `none within ${maxWaitMs / 1000} s`);
    }, maxWaitMs);
  } catch (error) {
    onNoAnswer(name, error);
  }
};

/** An element with the id "__gpp" is a property of the window, too. */
const isFunction = <Api>(value: Api | undefined): value is Api => typeof value === 'function';

let isFollowing = false;

/** Follows the consent platforms that the page has, in place of asking the visitor again. */
export const followPlatform = (): void => {
  if (isFollowing) return;
  isFollowing = true;
  const { __tcfapi, __gpp } = page;
  // Both are named first, so that the answer of one does not count before that of the other.
  if (isFunction(__tcfapi)) answers.set('__tcfapi', undefined);
  if (isFunction(__gpp)) answers.set('__gpp', undefined);
  if (isFunction(__tcfapi)) follow('__tcfapi', (onAnswer) => followTcf(__tcfapi, onAnswer));
  if (isFunction(__gpp)) follow('__gpp', (onAnswer) => followGpp(__gpp, onAnswer));
};
