import type { Widget } from '../../src/features/provider-script/insert-widget';
import type { FollowedAccount, PlatformName } from './platforms';

interface ButtonOptions extends Pick<FollowedAccount, 'account' | 'profile'> {
  /** Whether to show the number of followers. */
  count: boolean;
}

interface PlatformButton {
  /** The markup that the platform documents for its button. */
  createMarkup: (options: ButtonOptions) => HTMLElement;
  /** Whether the script has replaced the markup with its button. */
  isReady: (widget: HTMLElement) => boolean;
  /** Makes a script that has already run, for an earlier button of the page, process another one. */
  render: (widget: HTMLElement) => void;
}

/** Globals of the platforms' scripts. */
interface PlatformGlobals {
  twttr?: { widgets?: { load?: (element: HTMLElement) => void } };
  gapi?: { ytsubscribe?: { go?: (element: HTMLElement) => void } };
  PinUtils?: { build?: (element: HTMLElement) => void };
}

const globals = globalThis as PlatformGlobals;

const createLink = (href: string, className: string): HTMLAnchorElement =>
  Object.assign(document.createElement('a'), { href, className });

const hasFrame = (widget: HTMLElement): boolean => widget.querySelector('iframe') !== null;

const platformButtons: Record<PlatformName, PlatformButton> = {
  x: {
    // https://developer.x.com/en/docs/x-for-websites/follow-button
    createMarkup: ({ profile, count }) => {
      const link = createLink(profile, 'twitter-follow-button');
      link.dataset.showCount = `${count}`;
      return link;
    },
    isReady: hasFrame,
    render: (widget) => globals.twttr?.widgets?.load?.(widget),
  },
  youtube: {
    // https://developers.google.com/youtube/youtube_subscribe_button
    createMarkup: ({ account, profile, count }) => {
      const placeholder = document.createElement('div');
      placeholder.className = 'g-ytsubscribe';
      // The account is the id of a channel, or else a name.
      if (profile.endsWith(`/channel/${account}`)) placeholder.dataset.channelid = account;
      else placeholder.dataset.channel = account.replace('@', '');
      placeholder.dataset.count = count ? 'default' : 'hidden';
      return placeholder;
    },
    isReady: hasFrame,
    render: (widget) => globals.gapi?.ytsubscribe?.go?.(widget),
  },
  pinterest: {
    // https://developers.pinterest.com/docs/web-features/add-ons-overview/
    createMarkup: ({ account, profile }) => {
      const link = createLink(profile, '');
      link.dataset.pinDo = 'buttonFollow';
      link.textContent = account;
      return link;
    },
    isReady: (widget) => widget.querySelector('[data-pin-do]') === null,
    render: (widget) => globals.PinUtils?.build?.(widget),
  },
};

/** The button for an account of a platform. */
export const createWidget = (followed: FollowedAccount, count: boolean): Widget => {
  const { createMarkup, isReady, render } = platformButtons[followed.service as PlatformName];
  return {
    createElement: () => {
      const element = document.createElement('div');
      element.append(createMarkup({ ...followed, count }));
      return element;
    },
    isReady,
    onInsert: render,
  };
};
