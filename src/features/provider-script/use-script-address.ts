import type { BlockHost } from '../../core/block-host';
import { safeUrl } from '../../core/util/safe-url';
import { useWarning } from '../../hooks/use-warning';

interface ScriptAddressOptions {
  host: BlockHost;
  /** The block's setting `script`. */
  script: string;
  /** The provider's own address; undefined where the block knows none. */
  ownScript: string | undefined;
}

/** The address of a provider's script: that of the setting, else the provider's own. */
export const useScriptAddress = ({ host, script, ownScript }: ScriptAddressOptions): string | undefined => {
  const address = safeUrl(script);
  const outcome = ownScript ? 'the provider’s own is used' : 'the link stays';
  useWarning(
    host,
    script && !address
      ? `script is ${JSON.stringify(script)}, expected the address of a script; ${outcome}.`
      : undefined,
  );
  return address ?? ownScript;
};
