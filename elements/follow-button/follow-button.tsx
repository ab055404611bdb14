import { useRef } from 'react';
import type { BlockProps } from '../../src/core/block-host';
import { ownLinks } from '../../src/features/provider-script/page-content';
import {
  type ConsentModule,
  useProviderScript,
} from '../../src/features/provider-script/use-provider-script';
import { useScriptAddress } from '../../src/features/provider-script/use-script-address';
import { WidgetFrame } from '../../src/features/provider-script/widget-frame';
import { useReport } from '../../src/hooks/use-report';
import type { messages } from './messages/es-419';
import { readAccount } from './platforms';
import type { FollowButtonSettings } from './schema';

type FollowButtonProps = BlockProps<FollowButtonSettings, typeof messages, ConsentModule | undefined>;

/** A link to an account, and the platform's own button in its place once the visitor's consent allows its script. */
export const FollowButton = ({ settings, content, host, text, prepared }: FollowButtonProps) => {
  const { service, account, count, script } = settings;
  const frameRef = useRef<HTMLDivElement>(null);
  const followed = readAccount(settings, ownLinks(content)[0]);
  const platform = followed?.platform;

  useReport(
    host,
    !followed && service && account
      ? `account is ${JSON.stringify(account)}, expected the name of an account; the content of the page stays.`
      : undefined,
  );
  const address = useScriptAddress({ host, script, ownScript: platform?.script });
  const [phase] = useProviderScript({
    host,
    provider: platform?.title ?? '',
    src: platform && address,
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

  const label = followed && text('follow', { account: followed.account, service: followed.platform.title });
  return (
    <WidgetFrame
      host={host}
      content={content}
      phase={phase}
      label={label}
      frameRef={frameRef}
      link={
        followed && (
          <a part="link" href={followed.platform.profile(followed.account)}>
            {label}
          </a>
        )
      }
    />
  );
};
