import type { BlockProps } from '../../src/core/block-host';
import { hasOwnContent } from '../../src/core/host-content';
import { lazyImport } from '../../src/core/lazy-import';
import { ownLinks } from '../../src/features/provider-script/page-content';
import {
  type ConsentModule,
  useProviderScript,
} from '../../src/features/provider-script/use-provider-script';
import { WidgetFrame } from '../../src/features/provider-script/widget-frame';
import { useError } from '../../src/hooks/use-error';
import { useWarning } from '../../src/hooks/use-warning';
import type { messages } from './messages/es-419';
import { accountProblem, type FollowedAccount, readAccount } from './platforms';
import type { FollowButtonSettings } from './schema';

const buttonsModule = lazyImport(() => import('./platform-buttons'));

type FollowButtonProps = BlockProps<FollowButtonSettings, typeof messages, ConsentModule | undefined>;

/** A link to an account, and the platform's own button in its place once the visitor's consent allows its script. */
export const FollowButton = ({ settings, content, host, text, prepared }: FollowButtonProps) => {
  const { count } = settings;
  const [link] = ownLinks(host);
  const followed = readAccount(settings, link);

  const problem = accountProblem(settings);
  useWarning(host, problem);
  useError(
    host,
    !followed && !link && !problem && (settings.service || settings.account || hasOwnContent(host))
      ? 'There is no account, expected service and account, or a link to an account. The content of the page stays.'
      : undefined,
  );
  const [phase] = useProviderScript({
    host,
    provider: followed?.title ?? '',
    src: followed?.script && (settings.script || followed.script),
    id: `${followed?.profile} ${count}`,
    consentModule: prepared,
    loadWidget: async () => {
      const { createWidget } = await buttonsModule.load();
      return createWidget(followed as FollowedAccount, count);
    },
  });

  const label = followed && text('follow', { account: followed.account, service: followed.title });
  return (
    <WidgetFrame
      host={host}
      content={content}
      phase={phase}
      label={label}
      link={
        followed && (
          <a part="link" href={followed.profile}>
            {label}
          </a>
        )
      }
    />
  );
};
