import { useEffect } from 'react';
import type { BlockProps } from '../../src/core/block-host';
import { safeUrl } from '../../src/core/util/safe-url';
import {
  type ConsentModule,
  useProviderScript,
} from '../../src/features/provider-script/use-provider-script';
import type { messages } from './messages/es-419';
import { readAccount } from './platforms';
import type { FollowButtonSettings } from './schema';

type FollowButtonProps = BlockProps<FollowButtonSettings, typeof messages, ConsentModule | undefined>;

/** A link to an account, and the platform's own button in its place once the visitor's consent allows its script. */
export const FollowButton = ({ settings, content, host, text, prepared }: FollowButtonProps) => {
  const { service, account, count, script } = settings;
  const ownContent = content.filter(({ slot }) => !slot);
  const link = host.querySelector<HTMLAnchorElement>('a:not([slot] *)');
  const followed = readAccount(settings, link);

  const isWrong = !followed && service !== undefined && account !== '';
  useEffect(() => {
    if (isWrong)
      host.report(
        Error(
          `account is ${JSON.stringify(account)}; expected the name of an account. The content of the page stays.`,
        ),
      );
  }, [host, isWrong, account]);

  const platform = followed?.platform;
  const [phase] = useProviderScript({
    host,
    provider: platform?.title ?? '',
    src: platform && (safeUrl(script) ?? platform.script),
    consentPrompt: prepared,
    id: `${followed?.account} ${count}`,
    createElement: () => {
      const widget = document.createElement('div');
      if (followed) widget.append(followed.platform.createButton({ account: followed.account, count }));
      return widget;
    },
    isReady: (widget) => platform?.isReady(widget) ?? false,
    onInsert: (widget) => platform?.render(widget),
  });

  return (
    <div part="frame" className={phase}>
      <div part="fallback">
        {ownContent.length > 0 ? (
          <slot />
        ) : (
          followed && (
            <a part="link" href={followed.platform.profile(followed.account)}>
              {text('follow', { account: followed.account, service: followed.platform.title })}
            </a>
          )
        )}
      </div>
      <div part="widget" aria-busy={phase === 'loading'} inert={phase !== 'ready'}>
        <slot name="widget" />
      </div>
    </div>
  );
};
