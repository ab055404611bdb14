import type { AllowedCategories, ConsentPlatform } from '../../page-state';
import { warnOncePerPage } from '../warn-once-per-page';
import { followGpp, type GppApi } from './gpp';
import { allowedByAll, type PlatformAnswer } from './purposes';
import { followTcf, type TcfApi } from './tcf';

/** How long a platform may take until it answers or shows its dialog. */
const maxWaitMs = 10_000;

const page = globalThis as { __tcfapi?: TcfApi; __gpp?: GppApi };

/** An element with the id "__gpp" is a property of the window, too. */
const isFunction = <Api>(value: Api | undefined): value is Api => typeof value === 'function';

/** Name of an API -> its answer; undefined while it has none. A page for Europe and the United States has both APIs. */
const answers = new Map<string, PlatformAnswer | undefined>();

const isAnswer = (answer: PlatformAnswer | undefined): answer is AllowedCategories =>
  typeof answer === 'object';

const warnOfNoDialog = (): void =>
  warnOncePerPage('The page’s consent platform opens no dialog on request. Link to the platform’s own.');

/** Asks for the platform's dialog by a command of `__tcfapi` that is not in the standard. `__gpp` has none. */
export const openDialog = (): void => {
  const { __tcfapi } = page;
  if (!isFunction(__tcfapi)) {
    warnOfNoDialog();
    return;
  }
  try {
    __tcfapi('displayConsentUi', 2, (_, isSuccess) => {
      if (!isSuccess) warnOfNoDialog();
    });
  } catch {
    warnOfNoDialog();
  }
};

export const refuseChoice = (): void =>
  warnOncePerPage(
    'Azulejo.consent.set() changes nothing: the choice is that of the page’s consent platform (__tcfapi, __gpp).',
  );

/** The platform, with the categories that all answers allow; undefined where no API answers or no law applies. */
const readPlatform = (): ConsentPlatform | undefined => {
  const relevant = [...answers.values()].filter((answer) => answer !== 'no law');
  const known = relevant.filter(isAnswer);
  if (relevant.length === 0) return undefined;
  const categories = known.length < relevant.length ? undefined : allowedByAll(known);
  return { openDialog, refuseChoice, categories };
};

/**
 * Follows the consent platforms that the page has, in place of asking the visitor again.
 * @param setPlatform called after each answer; undefined where the site's own policy and banner count
 */
export const followPlatform = (setPlatform: (platform?: ConsentPlatform) => void): void => {
  const onAnswer = (name: string, answer: PlatformAnswer): void => {
    // A visitor who looks at the dialog again has not withdrawn the choice.
    if (answer !== 'asking' || !isAnswer(answers.get(name))) answers.set(name, answer);
    setPlatform(readPlatform());
  };

  const onNoAnswer = (name: string, reason: unknown): void => {
    if (answers.get(name)) return;
    console.warn(
      `[azulejo] The page’s consent platform does not answer ${name}(): ${reason}. It is followed once it answers; until then the page’s own cookie banner asks.`,
    );
    answers.delete(name);
    setPlatform(readPlatform());
  };

  const follow = (name: string, listen: (onAnswer: (answer: PlatformAnswer) => void) => void): void => {
    try {
      listen((answer) => onAnswer(name, answer));
      setTimeout(() => {
        if (answers.has(name)) onNoAnswer(name, `none within ${maxWaitMs / 1000} s`);
      }, maxWaitMs);
    } catch (error) {
      onNoAnswer(name, error);
    }
  };

  const { __tcfapi, __gpp } = page;
  // Both get an entry before either is followed, so that the answer of one does not count before that of the other.
  if (isFunction(__tcfapi)) answers.set('__tcfapi', undefined);
  if (isFunction(__gpp)) answers.set('__gpp', undefined);
  if (isFunction(__tcfapi)) follow('__tcfapi', (onAnswer) => followTcf(__tcfapi, onAnswer));
  if (isFunction(__gpp)) follow('__gpp', (onAnswer) => followGpp(__gpp, onAnswer));
};
